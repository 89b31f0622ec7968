/** Questions for the relation names that knowledge bases use; the star is the subject. */
const LINES = `
place of birth | Where was * born?
place of death | Where did * die?
place of burial | Where is * buried?
date of birth | When was * born?
date of death | When did * die?
cause of death | What did * die of?
father | Who is the father of *?
mother | Who is the mother of *?
child | Who is the child of *?
sibling | Who is the sibling of *?
spouse | Who is * married to?
unmarried partner | Who is the partner of *?
relative | Who is a relative of *?
performer | Who performed *?
author | Who wrote *?
creator | Who created *?
director | Who directed *?
producer | Who produced *?
screenwriter | Who wrote the screenplay of *?
composer | Who composed *?
lyrics by | Who wrote the lyrics of *?
publisher | Who published *?
developer | Who developed *?
manufacturer | Who manufactured *?
designed by | Who designed *?
architect | Who was the architect of *?
discoverer or inventor | Who discovered or invented *?
founded by | Who founded *?
owned by | Who owns *?
owner of | What does * own?
operator | Who operates *?
parent organization | What is the parent organization of *?
subsidiary | What is a subsidiary of *?
record label | What record label is * signed to?
distributor | Who distributed *?
distributed by | Who distributed *?
production company | Which company produced *?
original network | On which network was * broadcast?
original broadcaster | On which network was * broadcast?
licensed to broadcast to | Where is * licensed to broadcast to?
cast member | Who starred in *?
characters | Who is a character in *?
present in work | In which work does * appear?
based on | What is * based on?
part of the series | Which series is * part of?
part of | What is * part of?
has part | What is part of *?
followed by | What followed *?
follows | What came before *?
named after | What is * named after?
educated at | Where was * educated?
employer | Who did * work for?
occupation | What is the occupation of *?
position held | What position did * hold?
member of | What is * a member of?
member of political party | What political party is * a member of?
member of sports team | What team did * play for?
league | What league does * play in?
sport | What sport does * play?
home venue | Where does * play its home games?
occupant | Who plays at *?
religion | What is the religion of *?
ethnic group | What is the ethnic group of *?
native language | What is the native language of *?
languages spoken, written or signed | What language does * speak?
language of work or name | In what language is *?
country of citizenship | What is the nationality of *?
country of origin | What country is * from?
country | What country is * in?
country for sport | What country does * represent?
continent | On what continent is *?
location | Where is *?
location of formation | Where was * formed?
headquarters location | Where is the headquarters of *?
work location | Where did * work?
residence | Where does * live?
located in the administrative territorial entity | Where is * located?
contains administrative territorial entity | What does * contain?
located in or next to body of water | What body of water is * located on?
located on terrain feature | Where is * located?
mouth of the watercourse | What does * flow into?
tributary | What is a tributary of *?
capital | What is the capital of *?
capital of | What is * the capital of?
shares border with | What does * share a border with?
head of government | Who is the head of government of *?
head of state | Who is the head of state of *?
currency | What is the currency of *?
official language | What is the official language of *?
inception | When was * founded?
dissolved, abolished or demolished | When was * dissolved?
publication date | When was * released?
start time | When did * start?
end time | When did * end?
point in time | When did * take place?
award received | What award did * receive?
nominated for | What was * nominated for?
winner | Who won *?
participant | Who took part in *?
participant of | What did * take part in?
conflict | In which war did * fight?
military branch | In which branch did * serve?
commander of | What did * command?
instrument | What instrument does * play?
genre | What is the genre of *?
instance of | What is *?
filming location | Where was * filmed?
narrative location | Where is * set?
influenced by | Who influenced *?
student of | Who taught *?
student | Who was a student of *?
doctoral advisor | Who was the doctoral advisor of *?
notable work | What is a notable work of *?
`;

export const TEMPLATES: ReadonlyMap<string, string> = new Map(
  LINES.trim()
    .split('\n')
    .map((line) => line.split(' | ') as [string, string]),
);
