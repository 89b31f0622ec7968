// Nobody sends anything for a while; a longer while that was asked for before stays.
//   $key           string  endpoint and model
//   $milliseconds  number  how long
// returns nothing
MERGE (l:GswRateLimit {key: $key})
SET l.lockedAt = datetime()
REMOVE l.lockedAt
WITH l, datetime.realtime().epochMillis + toInteger($milliseconds) AS until
SET l.quietUntil = CASE WHEN coalesce(l.quietUntil, 0) > until THEN l.quietUntil ELSE until END
