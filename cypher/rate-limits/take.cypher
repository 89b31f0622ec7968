// Lets one call through, or says how long to wait. Both buckets fill at nine tenths of the limit and hold one tenth of it, so that no minute passes the limit; a call larger than the bucket leaves it in debt.
//   $key       string         endpoint and model
//   $requests  number | null  requests a minute; null for no limit
//   $tokens    number | null  tokens a minute; null for no limit
//   $wanted    number         tokens of the call
// returns
//   waitMs  number   0 when the call may be sent
MERGE (l:GswRateLimit {key: $key})
SET l.lockedAt = datetime()
REMOVE l.lockedAt
WITH l, datetime.realtime().epochMillis AS now,
  CASE WHEN $requests * 0.1 > 1 THEN $requests * 0.1 ELSE 1.0 END AS mostRequests, $tokens * 0.1 AS mostTokens
WITH l, now, mostRequests, mostTokens, (now - coalesce(l.at, 0)) / 60000.0 AS minutes
WITH l, now, mostTokens,
  reduce(least = mostRequests, x IN [coalesce(l.requests, mostRequests) + minutes * $requests * 0.9] | CASE WHEN x < least THEN x ELSE least END) AS requests,
  reduce(least = mostTokens, x IN [coalesce(l.tokens, mostTokens) + minutes * $tokens * 0.9] | CASE WHEN x < least THEN x ELSE least END) AS tokens
WITH l, now, requests, tokens, CASE WHEN $wanted < mostTokens THEN $wanted ELSE mostTokens END AS needed
WITH l, now, requests, tokens, [
  coalesce(l.quietUntil, 0) - now,
  CASE WHEN requests < 1 THEN (1 - requests) / ($requests * 0.9) * 60000 ELSE 0 END,
  CASE WHEN tokens < needed THEN (needed - tokens) / ($tokens * 0.9) * 60000 ELSE 0 END] AS waits
WITH l, now, requests, tokens, reduce(most = 0.0, wait IN waits | CASE WHEN wait > most THEN wait ELSE most END) AS waitMs
WITH l, now, waitMs, requests - CASE WHEN waitMs > 0 THEN 0 ELSE 1 END AS requestsLeft, tokens - CASE WHEN waitMs > 0 THEN 0 ELSE $wanted END AS tokensLeft
SET l.at = now, l.requests = CASE WHEN $requests IS NULL THEN l.requests ELSE requestsLeft END, l.tokens = coalesce(tokensLeft, l.tokens)
RETURN waitMs
