// Does nothing; in a session with bookmarks it returns when the server has reached them.
// returns
//   one  number
RETURN 1 AS one
