import { englishVerbs, irregularPasts } from './clauses.ts';

/** English verbs that are hardly nouns. */
const verbs =
  'absorb|accept|achieve|add|agree|allow|appear|arise|ask|assume|avoid|become|begin|belong|bring|choose|come|commit|compare|connect|consist|contain|continue|convert|correspond|create|decide|define|deliver|depend|describe|destroy|develop|disappear|dissolve|eat|enter|exist|expand|explain|fill|find|follow|freeze|generate|get|give|go|grow|happen|hear|improve|include|involve|keep|kill|know|learn|lose|make|mean|melt|obtain|occur|operate|pay|perform|prevent|protect|provide|pull|reach|receive|recognize|reduce|refer|reflect|remain|remove|replace|represent|require|say|see|seem|sell|send|shine|solve|spend|stay|suffer|take|teach|tell|tend|think|transform|want|weigh|write';
const verbsInY = 'appl|carr|classif|den|repl|rel|tr|var|verif';
/** Forms in "-s" of verbs of which only these are hardly nouns. */
const thirdPersons =
  'acts|approves|boils|burns|costs|disposes|does|dreams|drives|encodes|ends|falls|flows|has|helps|hinges|holds|hosts|leads|likes|lives|moves|needs|opens|orbits|produces|pumps|pushes|reads|rises|runs|serves|shows|sits|sleeps|speaks|spins|spreads|stands|starts|stops|supports|talks|travels|turns|uses|works';
/** Nouns and adjectives in "-ed". */
const nonVerbsInEd = 'red|bed|hundred|speed|seed|feed|weed|indeed|shed|sacred|naked|wicked|kindred';
/** Words behind which a word in "-ed" is an adjective: "the more complicated". */
const beforeParticiple = 'the|an?|more|most|very|of|with|for';
const determiners =
  'a|an|the|this|that|these|those|my|your|his|her|its|our|their|it|them|us|me|him|all|each|every|no|some|any|more|something|everything|anything|nothing|one|two|three|four|five|six|seven|eight|nine|ten';
/** Words before a determiner that are no imperative: "With a lot of flower pots." */
const beforeDeterminer =
  'about|above|across|after|against|all|along|also|among|and|around|as|at|before|behind|below|besides?|between|beyond|both|but|by|despite|during|even|for|from|half|here|in|inside|into|just|like|maybe|near|not|of|off|on|only|onto|or|out|outside|over|per|perhaps|probably|quite|since|so|such|than|then|there|through|throughout|to|towards?|under|until|up|upon|what|which|with|within|without|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million';

/**
 * Returns a pattern of what is hardly anything but a verb, or holds one: a common verb or its subject, a word in "-ed" that is neither the
 * first nor an adjective, one in "-s" before an object or behind an adverb, an imperative before an object, or what follows a plural at the start.
 */
export const certainEnglishVerb = (): RegExp =>
  new RegExp(
    [
      `(?<![a-zà-ž'])(?:${englishVerbs}|${irregularPasts}|${thirdPersons}|(?:${verbs})(?:e?s)?|(?:${verbsInY})(?:y|ies)|i|we|you|they|he|she|who)(?![a-zà-ž])`,
      `(?<= )(?<!(?<![a-zà-ž])(?:${beforeParticiple}) )(?!(?:${nonVerbsInEd})(?![a-zà-ž]))[a-zà-ž]+ed(?![a-zà-ž])`,
      "n't|'(?:re|m|ll|ve|d)(?![a-zà-ž])|'s (?:[a-z]+ ){0,2}(?:[a-z]+ing|been|an?|the|not|sort)(?![a-zà-ž])",
      `[a-zà-ž]{2}(?<![su])s (?:${determiners}|as|how|what|up|down)(?![a-zà-ž])`,
      '(?:actually|also|always|never|often|only|usually|[a-z]{3}ly) [a-zà-ž]{2,}(?<![su])s(?![a-zà-ž])',
      `^(?!(?:${beforeDeterminer}|${determiners}) )[a-z]+ (?:${determiners}) `,
      '^[a-z]+(?<![su])s (?!(?:of|in|on|at|for|from|with|by|to|that|which|who|and|or|but|like|as) )[a-z]+ ',
    ].join('|'),
    'iu',
  );
