// Gives back tokens that a call did not use after all.
//   $key   string  endpoint and model
//   $more  number  tokens; below 0 when it used more
// returns nothing
MATCH (l:GswRateLimit {key: $key})
SET l.tokens = l.tokens + $more
