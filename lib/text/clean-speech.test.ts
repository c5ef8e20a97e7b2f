import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanSpeech, removeLeadWords } from './clean-speech.ts';
import { splitWords } from './split-words.ts';

describe('cleanSpeech', () => {
  it.each([
    ['Um, so we have we have the, uh, plan.', 'So we have the plan.'],
    ['We can also implement we can also implement the fronts.', 'We can also implement the fronts.'],
    [
      'One chain with one bitcoin and another chain with one bitcoin and another chain with two.',
      'One chain with one bitcoin and another chain with one bitcoin and another chain with two.',
    ],
    ['make sure that th- your mike is on', 'make sure that your mike is on'],
    ['and y you need th the plan', 'and you need the plan'],
    ['I mean, it is, you know, very very good, okay?', 'It is very very good?'],
    ['Do you know what kind of thing it is?', 'Do you know what kind of thing it is?'],
    ['"Hello there," he said.', '"Hello there," he said.'],
    ['the well-known U.S. rate of 3.5% on $40', 'the well-known U.S. rate of 3.5% on $40'],
    ['No. No.', 'No. No.'],
    ['You we need about a gig.', 'We need about a gig.'],
    ['You, he and I know what we need.', 'You, he and I know what we need.'],
    ['I just had a I just had an idea.', 'I just had an idea.'],
    ['So you can s you can specify the number.', 'So you can specify the number.'],
    ['They see the p the project itself.', 'They see the project itself.'],
    ['I I’m sure we w we’re done.', 'I’m sure we’re done.'],
    ['You could you might argue that it is full.', 'You might argue that it is full.'],
    ['You have to we can use the cache.', 'We can use the cache.'],
    ['The I knew that it would differ.', 'I knew that it would differ.'],
    ['I There is a study on it.', 'There is a study on it.'],
    ['We change the joyst the joystick.', 'We change the joystick.'],
    ['It may w may work.', 'It may work.'],
    ['I did I just started to test it.', 'I just started to test it.'],
    ['I Personally I am not in favor of it.', 'I am not in favor of it.'],
    ['I jus I just gave him a disk.', 'I just gave him a disk.'],
    ['In this fashion, I we have many buttons.', 'In this fashion, we have many buttons.'],
    ['So we I have a few criteria.', 'So I have a few criteria.'],
    ['We then we get push-buttons.', 'We get push-buttons.'],
    ['It gets complicated because I really I’m new.', 'It gets complicated because I’m new.'],
    ['There there’s a glitch.', 'There’s a glitch.'],
    ['We need a our remote control.', 'We need our remote control.'],
    ['The chip is more s more sophisticated.', 'The chip is more sophisticated.'],
    ['The joystick and I we are friends.', 'The joystick and I we are friends.'],
    ['It costs, um, $20 per month.', 'It costs, $20 per month.'],
    ['It is uh -5 degrees outside.', 'It is -5 degrees outside.'],
    ['Uh, €20 is the price.', '€20 is the price.'],
    ['Pages 10-15 and mm two more.', 'Pages 10-15 and two more.'],
    ['Uh, yeah.', ''],
  ])('%j', (spoken, cleaned) => {
    expect(cleanSpeech(spoken, 'en')).toBe(cleaned);
  });

  it.each([
    'What you can do is you can use the cache.',
    'If you want to you can use the cache.',
    'As far as I can I will use the cache.',
    'The caches that we have we can use.',
    'I was I think too late.',
    'The way I see it it’s fine.',
    'It is multiplied by m to the d times d to the e, and s and t are equal.',
    'I’m I guess a little late.',
    'I have to I think pay for the cache.',
    'The work the workers do is hard.',
    'The We Company is large.',
    'The there and then.',
    'They send node A their signatures.',
    'The a priori probability is high.',
    'You deleted the p and q and know m to the d.',
    'Out there there’s a market.',
    'It was x that grew.',
    'Vitamin c can help, class c cars are cheap, and hepatitis b before birth is rare.',
    'We wrote it in c code.',
    '$20 is the price.',
    'We need short- and long-term plans.',
    'We need short-, medium- and long-term plans.',
    'We had a plan— and it worked.',
    'A 35 mm lens is used.',
    'In medicine AI aids doctors every day.',
    'The EU Europeans want is strong.',
  ])('leaves %j, which has no false start', (spoken) => expect(cleanSpeech(spoken, 'en')).toBe(spoken));

  it.each([
    'You dial nine nine nine, and the score was three three.',
    'Call five five five one two one two.',
    'Since twenty twenty four prices rise, and we vote twenty twenty.',
    'It was not the parents the parents never knew.',
    'Let me tell you about my father my father drove a bus.',
    'When I get home home is quiet.',
    'The bees are angry with you, you move slowly.',
    'He plays it to Okoro, Okoro plays it back.',
    'They taxed it it was expensive.',
  ])('leaves %j, in which both of two equal words are meant', (spoken) => expect(cleanSpeech(spoken, 'en')).toBe(spoken));

  it.each([
    ['We we need the the remote the remote control.', 'We need the remote control.'],
    ['If you you can do it.', 'If you can do it.'],
    ['What do you you think?', 'What do you think?'],
    ['The keyboard is, hmm, it’s fine.', 'The keyboard is, it’s fine.'],
  ])('%j becomes %j', (spoken, cleaned) => expect(cleanSpeech(spoken, 'en')).toBe(cleaned));

  it.each([
    'I hope you know Rust well enough.',
    'You know Rust better than anybody else.',
    'The people you know will tell you about it.',
    'Everyone you know has a phone.',
    'I mean business.',
    'It is the right kind of problem.',
    'The first sort of the list takes most of the time.',
    'The answers are all right in the second test.',
    'That is okay for me.',
    'Is it okay to freeze it?',
    'I mean it when I say that it works.',
    'It’s kind of slow, and we sort of like it.',
    'What it is is a program.',
    'They brought him to the ER at night.',
  ])('leaves %j, in which no word is a filler', (spoken) => expect(cleanSpeech(spoken, 'en')).toBe(spoken));

  it.each([
    ['It was you know really slow.', 'It was really slow.'],
    ['You know, we moved it.', 'We moved it.'],
    ['You know we moved it.', 'We moved it.'],
    ['I mean it was slow.', 'It was slow.'],
    ['Kind of, yes.', 'Yes.'],
    ['All right, the second test is okay, okay?', 'The second test is okay?'],
    ['UM, WE NEED IT.', 'WE NEED IT.'],
  ])('leaves the fillers of %j out', (spoken, cleaned) => expect(cleanSpeech(spoken, 'en')).toBe(cleaned));

  it.each([
    ['de', 'Der Mann der der Frau half ist fort.', 'Der Mann der der Frau half ist fort.'],
    ['es', 'Este año no tenemos dinero.', 'Este año no tenemos dinero.'],
    ['es', 'Pues, este, no tenemos dinero.', 'Pues no tenemos dinero.'],
    ['tr', 'Bu kutuda bir şey var.', 'Bu kutuda bir şey var.'],
    ['fr', 'Elle a acheté une maison. Il a abandonné.', 'Elle a acheté une maison. Il a abandonné.'],
    ['fr', 'C’est bien ! Deuxième erreur : le levain ?', 'C’est bien ! Deuxième erreur : le levain ?'],
    ['da', 'Det er koldt.', 'Det er koldt.'],
    ['de', 'Die Vor- und Nachteile sind klar.', 'Die Vor- und Nachteile sind klar.'],
    ['nl', 'De voor- en nadelen zijn groot.', 'De voor- en nadelen zijn groot.'],
    ['ru', 'Оставьте зазор 5 мм между досками.', 'Оставьте зазор 5 мм между досками.'],
    ['ru', 'Как бы то ни было, это как бы новый дом.', 'Как бы то ни было, это новый дом.'],
    ['de', 'Seit zwanzig zwanzig ist ein ein Test nötig.', 'Seit zwanzig zwanzig ist ein Test nötig.'],
    ['es', 'La vitamina c con limón es buena.', 'La vitamina c con limón es buena.'],
    ['it', 'Le app non servono servono a cominciare.', 'Le app non servono servono a cominciare.'],
    ['fr', 'Ben Affleck joue dans ce film.', 'Ben Affleck joue dans ce film.'],
    ['fr', 'Ben, le film est trop long.', 'Le film est trop long.'],
  ])('%s: %j becomes %j', (language, spoken, cleaned) => expect(cleanSpeech(spoken, language)).toBe(cleaned));

  it('cleans other languages by their own fillers', () => {
    expect(cleanSpeech('嗯，我们呃讨论这个问题，对吧，好好好好的。', 'zh')).toBe('我们讨论这个问题，好的。');
    expect(cleanSpeech('价格就是说都太高了。', 'zh')).toBe('价格都太高了。');
    expect(cleanSpeech('电池是最高效率最高效率的方式。', 'zh')).toBe('电池是最高效率的方式。');
    expect(cleanSpeech('我觉得，我觉得电池太贵了。', 'zh')).toBe('我觉得电池太贵了。');
    expect(cleanSpeech('我们研究研究这个问题。', 'zh')).toBe('我们研究研究这个问题。');
    expect(cleanSpeech('電池は一番高いです電池は一番高いです。', 'ja')).toBe('電池は一番高いです。');
    expect(cleanSpeech('えーと、今日はあのー天気がいいです。', 'ja')).toBe('今日は天気がいいです。');
    expect(cleanSpeech('Das ist äh ein ein Test.', 'de')).toBe('Das ist ein Test.');
    expect(cleanSpeech('orang orang datang', 'id')).toBe('orang orang datang');
  });

  it.each([
    ['zh', '电话是幺三八三三三三八八八八。'],
    ['zh', '房间号是三三三三，谢谢谢谢。'],
    ['zh', '水慢慢慢慢地流。'],
    ['zh', '这是吧台。'],
    ['zh', '这就是说服力。'],
    ['zh', '不要唉声叹气。'],
    ['zh', '这就是说谎。'],
    ['ja', '番号は一三八三三三です。'],
  ])('%s: leaves %j, in which no part of a word or number is a filler or a repetition', (language, spoken) =>
    expect(cleanSpeech(spoken, language)).toBe(spoken),
  );

  it('drops the connective at the start of a sentence, but not a short sentence', () => {
    expect(removeLeadWords('So, but I think that it is a good idea.', 'en')).toBe('I think that it is a good idea.');
    expect(removeLeadWords('So it is good.', 'en')).toBe('So it is good.');
    expect(removeLeadWords('Because the cache was full and slow.', 'en')).toBe('The cache was full and slow.');
    expect(removeLeadWords('所以说从某种意义上电池太贵了。', 'zh')).toBe('从某种意义上电池太贵了。');
    expect(removeLeadWords('所以说服他们需要时间。', 'zh')).toBe('所以说服他们需要时间。');
    expect(removeLeadWords('然后我们讨论这个问题。', 'zh')).toBe('我们讨论这个问题。');
  });

  it.each([
    ['en', 'So far I have only addressed one of them.'],
    ['en', 'Because of the delay nobody pays a fee.'],
    ['en', 'Right after the fork nobody paid a fee.'],
    ['en', 'No bank accepts a payment like that.'],
    ['fr', 'Non seulement la ville a un pont, mais deux.'],
    ['es', 'No hay ninguna razón para cerrar la fábrica.'],
    ['pt', 'Não existe nenhum motivo para fechar a escola.'],
    ['pl', 'Nie ma żadnego powodu, aby zamknąć szkołę.'],
    ['ru', 'Нет никакой причины закрывать эту школу.'],
  ])('leaves a first word that does not connect, in %s: %s', (language, text) => {
    expect(removeLeadWords(text, language)).toBe(text);
  });

  it.each([
    ['en', 'Because it rained, we stayed in the tent.'],
    ['en', 'Because I was ill the meeting was cancelled.'],
    ['en', 'So did the others who came.'],
    ['en', 'Now is the time to plant trees.'],
    ['en', 'Then came the winter of that year.'],
    ['en', 'Right angles have ninety degrees.'],
    ['en', 'Yes and no votes are counted apart.'],
    ['fr', 'Alors que la ville dort, il travaille.'],
    ['es', 'Bueno es saber que funciona.'],
    ['ru', 'Вот почему мы остались в городе.'],
    ['pl', 'Tak zwany plan był drogi.'],
    ['zh', '对我来说遥控器电池的价格太高了。'],
  ])('%s: leaves %j, whose first word is part of the sentence', (language, text) =>
    expect(removeLeadWords(text, language)).toBe(text),
  );

  it('drops an answer before a comma', () => {
    expect(removeLeadWords('No, the GUI already shows that page.', 'en')).toBe('The GUI already shows that page.');
    expect(removeLeadWords('No I don’t think that is so.', 'en')).toBe('I don’t think that is so.');
    expect(removeLeadWords('No, la fábrica no cierra este año.', 'es')).toBe('La fábrica no cierra este año.');
  });

  it.each([
    ['hi', 'देखिए वयस्क लोगों को आठ घंटे की नींद चाहिए।', 'वयस्क लोगों को आठ घंटे की नींद चाहिए।'],
    ['ar', 'يعني الكافيين لا يعطيك طاقة.', 'الكافيين لا يعطيك طاقة.'],
    ['ar', 'يعني هذا أن السعر سيرتفع.', 'يعني هذا أن السعر سيرتفع.'],
    ['pt', 'Olha, a maior ameaça é a pesca acidental.', 'A maior ameaça é a pesca acidental.'],
    ['pt', 'Olha a foto que eu fiz na praia.', 'Olha a foto que eu fiz na praia.'],
    ['ja', 'はい私たちはロボットを開発しています。', '私たちはロボットを開発しています。'],
  ])('leaves the address to the listener at the start out, in %s: %s', (language, text, rest) => {
    expect(removeLeadWords(text, language)).toBe(rest);
  });

  it('only ever omits words', () => {
    const word = fc.constantFrom(
      'um',
      'so',
      'you know',
      'the',
      'the',
      'plan',
      'I',
      'th-',
      'w',
      'we',
      'may',
      'there',
      '3.5',
      'yeah',
      '"no"',
      'étude',
      'ß',
      'İ',
    );
    const text = fc
      .array(fc.tuple(word, fc.constantFrom(' ', ', ', '. ', '? ', ' - ', '... ', ' (')))
      .map((all) => all.flat().join(''));
    fc.assert(
      fc.property(text, fc.constantFrom('en', 'de', 'tr', ''), (spoken, language) => {
        const rest = splitWords(spoken, language)[Symbol.iterator]();
        for (const remaining of splitWords(removeLeadWords(cleanSpeech(spoken, language), language), language)) {
          let next = rest.next();
          while (!next.done && next.value !== remaining) next = rest.next();
          expect(next.done).toBe(false);
        }
      }),
      { numRuns: 500 },
    );
  });

  it.each([':', ' :', ',:', '!'])('takes time that grows with the length of %j', (part) => {
    const text = `Well${part.repeat(300_000 / part.length)}b`;
    expect(cleanSpeech(text, 'en')).toContain('Well');
  });
});
