import { expect, it } from 'vitest';
import type { NameEvidence } from '../contract/name-correction.ts';
import { applyNameChanges } from './apply-name-changes.ts';
import { findMisheardNames } from './find-misheard-names.ts';

const title: NameEvidence = { source: 'title', text: 'A talk about Kubernetes and PyTorch on AWS' };
const description: NameEvidence = { source: 'description', text: 'We talk with Alexander Kowalski and Sjors Provoost about it.' };

function correct(text: string, evidence: NameEvidence[], language = 'en'): string {
  return applyNameChanges([{ text }], findMisheardNames([{ text }], evidence, language))[0]!.text;
}

it.each([
  ['we deploy it on cooper netties today', 'we deploy it on Kubernetes today'],
  ["cooper netties' pods and pie torch models", "Kubernetes' pods and PyTorch models"],
  ['it runs on a w s.', 'it runs on AWS.'],
  ["a lexander's friend came", "Alexander's friend came"],
  ['here is shores prove oost again', 'here is Sjors Provoost again'],
])('corrects misheard names, also those that were split: %s', (text, corrected) => {
  expect(correct(text, [title, description])).toBe(corrected);
});

it('gives the text that spells the name as the reason of a change', () => {
  const changes = findMisheardNames([{ text: 'hello' }, { text: 'we use pie torch' }], [title], 'en');
  expect(changes).toEqual([{ unit: 1, at: 7, from: 'pie torch', to: 'PyTorch', because: title }]);
});

it('changes nothing without evidence', () => {
  const units = [{ text: 'we deploy it on cooper netties with a lexander' }];
  expect(findMisheardNames(units, [], 'en')).toEqual([]);
  expect(findMisheardNames(units, [{ source: 'title', text: 'How to bake bread' }], 'en')).toEqual([]);
});

it.each([
  'the shores of the lake are far away',
  'Americans in America read about the American way',
  'I parse the json and right it down',
  'he wrote a letter to Alexandra about the provost',
])('leaves common words, inflections and other names: %s', (text) => {
  const evidence: NameEvidence[] = [
    { source: 'title', text: 'Interview with Sjors Provoost, Jason Wright and Alexander Kowalski about America' },
  ];
  expect(correct(text, evidence)).toBe(text);
});

it('takes no capital of a title in which all words have one for a name', () => {
  expect(correct('the schema design of a database', [{ source: 'title', text: 'Database Schema Design For Busy People' }])).toBe(
    'the schema design of a database',
  );
});

it('follows taught terms, also where all words are common', () => {
  expect(correct('we write it with cloud code', [{ source: 'term', text: 'Claude Code' }])).toBe('we write it with Claude Code');
  expect(correct('we write it in rust', [{ source: 'term', text: 'Rust' }])).toBe('we write it in Rust');
});

it('corrects other languages in Latin script only where letters or sounds are nearly equal', () => {
  const evidence: NameEvidence[] = [{ source: 'description', text: 'Ein Gespräch mit Müller-Lüdenscheidt über Kubernetes' }];
  expect(correct('wir nutzen kuber netes und mueller ludenscheidt', evidence, 'de')).toContain('Kubernetes');
  expect(correct('die Brücke und die Lücke', [{ source: 'title', text: 'Die neue Brücken' }], 'de')).toBe(
    'die Brücke und die Lücke',
  );
});

it.each([
  ['de', 'Von Bögen, Brücken und Wind', 'der bogen der brücke in dem wind und der brücke ein bogen'],
  ['es', 'El Gran Camino De Santiago', 'el camino fue grande y caminos hay otros'],
  ['fr', 'Les Caves de la Maison', 'la cave et les caves des maisons'],
])('takes no noun of another language (%s) for a name', (language, text, spoken) => {
  expect(
    correct(
      spoken,
      [
        { source: 'title', text },
        { source: 'description', text: `${text}.` },
      ],
      language,
    ),
  ).toBe(spoken);
});

it('leaves scripts without Latin letters, and restores Latin names among them', () => {
  expect(correct('我们用pytorch训练模型，在微软', [title], 'zh')).toBe('我们用PyTorch训练模型，在微软');
});

it.each([
  ['zh', '介绍 Kubernetes 和 Anthropic', 'kubernetes和and thropic用cloud', 'Kubernetes和Anthropic用cloud'],
  [
    'ja',
    'ゲスト: Elon Musk。Teslaについて',
    'elon muskがteslaについて、machine learning',
    'Elon MuskがTeslaについて、machine learning',
  ],
  ['ru', 'Обзор Kubernetes и Rust', 'про cooper netties и trust', 'про Kubernetes и trust'],
])('judges Latin words among other scripts (%s) as English', (language, description, text, corrected) => {
  expect(correct(text, [{ source: 'description', text: description }], language)).toBe(corrected);
});

it.each([
  ['hr', 'Razgovor o Nikoli Tesli', 'razgovor o nikola tesla'],
  ['es', 'Usamos WhatsApp', 'usamos whatsapp'],
])('takes no other case of a name and no first word of a sentence for a mishearing (%s)', (language, description, text) => {
  const corrected = text.replace('whatsapp', 'WhatsApp');
  expect(correct(text, [{ source: 'description', text: `${description}.` }], language)).toBe(corrected);
});

it.each(['', '   ', '…', 'AAAA '.repeat(2000), "s's's's's", '\u0000\ud800'])('survives odd text: %j', (text) => {
  expect(() => correct(text, [title, { source: 'term', text: `${text}x` }])).not.toThrow();
});

it('takes no part of an address for a name, and reads long lines without spaces in time proportional to their length', () => {
  const text = `Links: https://example.com/Kubernetes @Kubernetes ${'a.'.repeat(10_000)} ${'Ab@'.repeat(7000)}`;
  expect(correct('we use cooper netties', [{ source: 'description', text }])).toBe('we use cooper netties');
});

it('corrects each of many names of one unit', () => {
  expect(correct('cooper netties '.repeat(20_000), [title])).toBe('Kubernetes '.repeat(20_000));
});

it('reads a title of 500 characters and a description without end', () => {
  const long: NameEvidence[] = [
    { source: 'title', text: 'Kubernetes '.repeat(45) },
    { source: 'description', text: 'Alexander said (((( '.repeat(20_000) },
  ];
  expect(correct('cooper netties', long)).toBe('Kubernetes');
});

it('takes no long dictionary word for a name that the evidence misspells', () => {
  const evidence: NameEvidence[] = [{ source: 'chapter', text: 'Acumulator' }];
  expect(correct('the accumulator holds them', evidence)).toBe('the accumulator holds them');
});

it('leaves common words with a function word beside a name that is recognized elsewhere', () => {
  const evidence: NameEvidence[] = [{ source: 'title', text: 'About PoDLEs' }];
  const spoken = 'podles are proofs. podles are cheap. with podles everybody paid less.';
  expect(correct(spoken, evidence)).toBe('PoDLEs are proofs. PoDLEs are cheap. with PoDLEs everybody paid less.');
  expect(correct('with those everybody paid less.', evidence)).toBe('with those everybody PoDLEs.');
});

it('takes no function word of a title for the start of a name', () => {
  expect(correct('this is utreexo', [{ source: 'title', text: 'What Is Utreexo' }])).toBe('this is Utreexo');
});

it.each([
  ['Vite', 'i think veet is what people use', 'i think veet is what people use'],
  ['Mbappé', 'i think mbapay is fast', 'i think Mbappé is fast'],
])('takes no verb for the ending of a plural: %s', (name, text, corrected) => {
  expect(correct(text, [{ source: 'description', text: `We talk about ${name} today.` }])).toBe(corrected);
});

it.each([
  ['Zelensky', 'zelenskyy spoke', 'Zelensky spoke'],
  ['CERN', 'the ring at sern is long', 'the ring at CERN is long'],
  ['ChatGPT', 'we asked chat gbt first', 'we asked ChatGPT first'],
  ['GraphQL', 'with graph queue l today', 'with GraphQL today'],
  ['MySQL', 'we store it in my sequel today', 'we store it in MySQL today'],
  ['NVIDIA', 'the n video cards', 'the NVIDIA cards'],
  ['Dijkstra', 'as dextra showed', 'as Dijkstra showed'],
])('knows how names are pronounced: %s', (name, text, corrected) => {
  expect(correct(text, [{ source: 'description', text: `We talk about ${name} today.` }])).toBe(corrected);
});

it.each([
  ['Saoirse Ronan', 'here is sirsha ronan again', 'here is Saoirse Ronan again'],
  ['Linus Torvalds', 'as linus torwald wrote', 'as Linus Torvalds wrote'],
  ['Jonas Vingegaard', 'and jonas vinegar followed', 'and Jonas Vingegaard followed'],
  ['Bryan Adams', 'the songs of ryan adams', 'the songs of ryan Adams'],
])('corrects the misheard word of a name beside a right one, and takes no one else for it: %s', (name, text, corrected) => {
  expect(correct(text, [{ source: 'description', text: `We talk with ${name} about it.` }])).toBe(corrected);
});

it('takes a list of people in a description for no heading', () => {
  const evidence: NameEvidence[] = [{ source: 'description', text: 'Elon Musk, Sam Altman and Ilya Sutskever in court.' }];
  expect(correct('then elon musk and sam alt man met ilia sutskever', evidence)).toBe(
    'then Elon Musk and Sam Altman met Ilya Sutskever',
  );
  expect(correct('we ate turkey', [{ source: 'description', text: 'Travel in Chad, Turkey and Hungary.' }])).toBe(
    'we ate turkey',
  );
});

it('leaves words that the evidence spells beside a name that sounds like them', () => {
  const evidence: NameEvidence[] = [{ source: 'description', text: 'We hear John Smith and Jon Smyth debate about it.' }];
  expect(correct('john smith began and jon smith ended', evidence)).toBe('John smith began and Jon Smyth ended');
});

it.each([
  ['OpenAI', 'you open a channel'],
  ['Deno', 'i dunno about it'],
  ['NATO', 'on mac os today'],
  ['Kharkiv', 'for care leavers in it'],
  ['DNA and Vite', 'the dns seeds and the vts'],
  ['RPC and PCR', 'they are busy and it may be easier'],
  ['Orwell', 'this or we will, or well'],
])('leaves everyday words that sound like %s', (name, text) => {
  expect(correct(text, [{ source: 'description', text: `We talk about ${name} today.` }])).toBe(text);
});

it('knows that no stop is released before another one', () => {
  expect(correct('from and tropic', [{ source: 'description', text: 'We talk about Anthropic today.' }])).toBe('from Anthropic');
});

it('leaves a dictionary word that an acronym spells', () => {
  expect(correct('the vaults are closed', [{ source: 'title', text: 'How OP_VAULT and VAULT work' }])).toBe(
    'the vaults are closed',
  );
});
