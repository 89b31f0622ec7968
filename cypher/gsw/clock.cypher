// The server's clock, the only one that counts.
// returns
//   now  string   ISO-8601
RETURN toString(datetime()) AS now
