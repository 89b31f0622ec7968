// State of every index of Panini.
// returns
//   name     string
//   state    string   ONLINE, POPULATING or FAILED
//   percent  number   how far it is filled
SHOW INDEXES YIELD name, state, populationPercent
WHERE name STARTS WITH 'panini_'
RETURN name, state, populationPercent AS percent ORDER BY name
