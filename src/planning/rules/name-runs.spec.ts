import { describe, expect, it } from '@jest/globals';
import { findNames } from './name-runs.js';

const namesIn = (question: string) => findNames(question).map(({ start, end }) => question.slice(start, end));

describe('the names in a question', () => {
  it.each([
    ['Who directed The Gull (Film)?', ['The Gull (Film)']],
    ["Who is Piers Orle, 3Rd Baron Varn's father?", ['Piers Orle, 3Rd Baron Varn']],
    ["Who is the mother of Marius Iv Of Varn (1566–1633)'s wife?", ['Marius Iv Of Varn (1566–1633)']],
    ['Who painted A Treaty of Salt and Sorrow: The Last Day?', ['A Treaty of Salt and Sorrow: The Last Day']],
    ["Who performed Gone Sailin' (Song)?", ["Gone Sailin' (Song)"]],
    ['Who made "who goes home" famous?', ['"who goes home"']],
    ['Who is the maker of the Varn xD?', ['Varn xD']],
    ['When did 45 Gulls and 3 Dots come out?', ['45 Gulls', '3 Dots']],
    ["Where is Nim's Island near Jon Pell Jr.'s house?", ["Nim's Island", 'Jon Pell Jr.']],
    ["Who'S Your Uncle? was directed by whom?", ["Who'S Your Uncle?"]],
    ['Which river flows through the old town in 1998?', []],
    ['In which year did the war end?', []],
  ])('are found in: %s', (question, names) => {
    expect(namesIn(question)).toEqual(names);
  });
});
