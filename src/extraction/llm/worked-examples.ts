import type { ConstructionReply } from './reply-schema.js';

export interface WorkedExample {
  title: string;
  text: string;
  reply: ConstructionReply;
}

const relation = (
  p: string,
  [s, o]: [number[], number[]],
  [f, b]: [string, string],
): ConstructionReply['r'][number] => ({ p, s, o, f, b });

/** A life: other names, dates, family, work, an office held against somebody's will, a thing said. */
export const POTTER: WorkedExample = {
  title: 'Ilves, Marta',
  text: 'Marta Ilves (3 May 1911 – 1987), known as the Clay Queen, was an Estonian potter and the daughter of the chemist Jaan Ilves. She ran the Kalda Workshop in Tartu from 1946 to 1958 over the objection of the Tartu Guild, and told the Herald in 1960 that clay is patient.',
  reply: {
    e: [
      ['1', 'Marta Ilves', 'person', 'potter'],
      ['2', 'Ilves, Marta', 'alternative name'],
      ['3', 'Clay Queen', 'alternative name', 'nickname'],
      ['4', '3 May 1911', 'date'],
      ['5', '1987', 'date'],
      ['6', 'Estonian', 'nationality'],
      ['7', 'potter', 'profession'],
      ['8', 'Jaan Ilves', 'person', 'chemist'],
      ['9', 'chemist', 'profession'],
      ['10', 'Kalda Workshop', 'organisation', 'pottery workshop'],
      ['11', 'Tartu', 'location'],
      ['12', '1946', 'date'],
      ['13', '1958', 'date'],
      ['14', 'Tartu Guild', 'organisation'],
      ['15', 'Herald', 'organisation', 'newspaper'],
      ['16', '1960', 'date'],
      ['17', 'clay is patient', 'statement'],
    ],
    r: [
      relation(
        'also known as',
        [[1], [2, 3]],
        ['By what other names is @1 known?', 'Who is also known as @2 and @3?'],
      ),
      relation('born on', [[1], [4]], ['When was @1 born?', 'Who was born on @4?']),
      relation('died in', [[1], [5]], ['When did @1 die?', 'Who died in @5?']),
      relation('nationality', [[1], [6]], ['What was the nationality of @1?', 'Which potter was @6?']),
      relation('profession', [[1], [7]], ['What was the profession of @1?', 'Who was an Estonian @7?']),
      relation('daughter of', [[1], [8]], ['Whose daughter was @1?', 'Who was the daughter of @8?']),
      relation(
        'profession',
        [[8], [9]],
        ['What was the profession of @8?', "Who was Marta Ilves's father and a @9?"],
      ),
      relation(
        'ran',
        [[1], [10]],
        ['Which workshop did @1 run from @12 to @13?', 'Who ran the @10 from @12 to @13?'],
      ),
      relation('ran from', [[1], [12]], ['From which year did @1 run the @10?', 'Who ran the @10 from @12?']),
      relation(
        'ran until',
        [[1], [13]],
        ['Until which year did @1 run the @10?', 'Who ran the @10 until @13?'],
      ),
      relation('located in', [[10], [11]], ['In which town was the @10?', 'Which workshop was in @11?']),
      relation(
        'ran over the objection of',
        [[1], [14]],
        ['Over whose objection did @1 run the @10?', 'Who ran the @10 over the objection of the @14?'],
      ),
      relation(
        'told',
        [[1], [15]],
        ['Whom did @1 tell in @16 that @17?', 'Who told the @15 in @16 that @17?'],
      ),
      relation('said', [[1], [17]], ['What did @1 tell the @15 in @16?', 'Who told the @15 that @17?']),
      relation(
        'said in',
        [[1], [16]],
        ['When did @1 tell the @15 that @17?', 'Who told the @15 in @16 that @17?'],
      ),
    ],
  },
};

/** A thing: several agents, purpose, order in time, comparison, condition, an abbreviation that stays one. */
export const BRIDGE: WorkedExample = {
  title: 'Brennick Bridge',
  text: 'The Brennick Bridge was rebuilt by Ola Stene and Per Dahl after the great flood of May 1924 so that ore trains could cross. It is longer than the old stone bridge at Sund. Its owner, the NRB, closes it when the wind passes 90 km/h.',
  reply: {
    e: [
      ['1', 'Brennick Bridge', 'location', 'bridge'],
      ['2', 'Ola Stene', 'person', 'builder'],
      ['3', 'Per Dahl', 'person', 'builder'],
      ['4', 'great flood', 'event'],
      ['5', 'May 1924', 'date'],
      ['6', 'ore trains', 'vehicle'],
      ['7', 'old stone bridge at Sund', 'location', 'bridge'],
      ['8', 'Sund', 'location'],
      ['9', 'NRB', 'organisation', 'owner'],
      ['10', '90 km/h', 'number', 'wind speed'],
    ],
    r: [
      relation(
        'rebuilt',
        [[2, 3], [1]],
        ['What did @2 and @3 rebuild after the @4?', 'Who rebuilt the @1 after the @4?'],
      ),
      relation(
        'rebuilt after',
        [[1], [4]],
        ['After which event was the @1 rebuilt?', 'Which bridge was rebuilt after the @4?'],
      ),
      relation(
        'happened in',
        [[4], [5]],
        ['When did the @4 happen?', 'What happened in @5 before the @1 was rebuilt?'],
      ),
      relation(
        'rebuilt for',
        [[1], [6]],
        [
          'Which trains could cross the @1 after the rebuilding?',
          'Which bridge was rebuilt so that @6 could cross?',
        ],
      ),
      relation(
        'longer than',
        [[1], [7]],
        ['What is the @1 longer than?', 'Which bridge is longer than the @7?'],
      ),
      relation('located in', [[7], [8]], ['At which place is the @7?', 'Which old bridge is at @8?']),
      relation('owned by', [[1], [9]], ['Who owns the @1?', 'What does the @9 own?']),
      relation(
        'closes when wind passes',
        [[9], [10]],
        ['At which wind speed does the @9 close the @1?', 'Who closes the @1 when the wind passes @10?'],
      ),
    ],
  },
};

export const WORKED_EXAMPLES: readonly WorkedExample[] = [POTTER, BRIDGE];
