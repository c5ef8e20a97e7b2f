import { describe, expect, it } from 'vitest';
import { expectLinear } from '../../test/growth.ts';
import { markByOpenings } from './mark-by-openings.ts';

/** The text as cues of eight words, marked and joined. */
function marked(text: string, language: string): string {
  const cues = text.match(/(?:\S+ ?){1,8}/gu) ?? [];
  return markByOpenings(
    cues.map((cue) => ({ text: cue.trim() })),
    language,
  )
    .map((unit) => unit.text)
    .join(' ');
}

describe('markByOpenings', () => {
  it.each([
    ['es', 'lo probé el verano pasado en mi casa pero la paja no puede tocar el tronco', 'casa. Pero la paja'],
    ['fr', 'on garde la pâte à vingt degrés et puis on la plie toutes les heures', 'degrés. Et puis on la plie'],
    ['fr', 'la pâte doit reposer douze heures dans un bol je mets un torchon dessus', 'bol. Je mets un torchon'],
    ['de', 'man braucht fünf meter für ein fenster also kommt man mit zehn euro hin', 'fenster. Also kommt man'],
    ['pt', 'a conta caiu quarenta reais no verão mas a palha não pode tocar o tronco', 'verão. Mas a palha'],
    ['it', 'il pane si conserva una settimana quindi conviene farne due', 'settimana. Quindi conviene'],
    ['ru', 'газон нужно поливать рано утром поэтому лучше поставить таймер', 'утром. Поэтому лучше'],
    ['uk', 'тунель під річкою коштував би втричі дорожче тому вибрали міст', 'дорожче. Тому вибрали'],
    ['he', 'מחצית החיים של פחמן היא אלפי שנה לכן אפשר לתארך ממצאים', 'שנה. לכן אפשר'],
  ])('%s: marks an end before a word with which a sentence starts: %s', (language, text, expected) => {
    expect(marked(text, language)).toContain(expected);
    expect(marked(text, language).toLowerCase().replaceAll('.', '')).toBe(text);
  });

  it.each([
    ['es', 'el aceite no debe pasar de cien grados la cebolla mantiene la tortilla húmeda', 'grados. La cebolla'],
    ['es', 'pelamos las patatas viejas con un cuchillo ponemos bastante aceite en la sartén', 'cuchillo. Ponemos'],
    ['fr', 'les freins hydrauliques sont excellents sous la pluie le moteur fait du bruit', 'pluie. Le moteur'],
    ['de', 'die Stadt hat im letzten Jahr drei Schulen gebaut der Minister lobte die Pläne', 'gebaut. Der Minister'],
    ['de', 'die Wärme kommt aus dem Honig den sie im Sommer gesammelt haben ein starkes Volk frisst viel', 'haben. Ein starkes'],
    ['de', 'die Stadt hat drei Schulen gebaut in Hamburg haben viele Leute gestreikt', 'gebaut. In Hamburg'],
    ['pt', 'a bolsa cobra uma taxa por ano o imposto de renda pode subir', 'ano. O imposto'],
    ['it', "la luce rossa è assorbita dalle foglie l'ossigeno viene dall'acqua", "foglie. L'ossigeno"],
    ['ru', 'озеро содержит пятую часть пресной воды обычно озёра живут недолго', 'воды. Обычно озёра'],
    ['ru', 'пасечник знает как пчёлы переживают зиму пчёлы не спят всю зиму', 'зиму. Пчёлы не спят'],
    ['ru', 'болельщики поддерживали команду до конца капитан забил решающий гол', 'конца. Капитан забил'],
    ['ru', 'ты указываешь пары в командной строке в этом примере мы создаём карту', 'строке. В этом примере мы'],
    ['ru', 'в тесте живут дикие дрожжи из муки бактерии делают кислоту', 'муки. Бактерии делают'],
    ['uk', 'станцію відкрили у листопаді минулого року перша лінія мала п’ять станцій', 'року. Перша лінія мала'],
    ['uk', 'інженери заморожували ґрунт рідким азотом міст щодня перевозить двісті тисяч людей', 'азотом. Міст щодня'],
    ['tr', 'beyin kısa vadeli rahatlamayı seçiyor ikinci yöntem ortamı değiştirmektir', 'seçiyor. İkinci yöntem'],
    ['pt', 'eu comecei a trabalhar em Salvador no projeto eu tinha dezenove anos', 'projeto. Eu tinha'],
    ['tr', 'dördüncü günde maya kötü kokabilir yedinci günde maya hazırdır', 'kokabilir. Yedinci'],
    ['tr', 'şimdi birlikte ekmek hamuruna geçelim un ve suyu karıştırıyoruz', 'geçelim. Un'],
    ['ar', 'القهوة هي ثاني مشروب في العالم بعد الماء بدأت قصة القهوة في اليمن', 'الماء. بدأت قصة'],
    ['ar', 'أهلا بكم جميعا في نشرة الأخبار أعلنت وزارة التعليم عن خطة', 'الأخبار. أعلنت وزارة'],
    ['ar', 'تبدأ المحطة العمل في نهاية العام وتعتمد المحطة على الطاقة الشمسية', 'العام. وتعتمد'],
  ])('%s: marks an end before a clause with its own subject, and behind a verb that ends one: %s', (language, text, expected) => {
    expect(marked(text, language)).toContain(expected);
  });

  it.each([
    ['ru', 'аккумуляторы служат больше десяти лет и выдерживают шесть тысяч циклов'],
    ['ru', 'в этом доме моя система работала и летом и зимой без перерыва'],
    ['it', 'in questo cantiere Filippo Brunelleschi propose di costruire la cupola senza armature'],
    ['it', 'poi per le macchine Brunelleschi inventò un argano a tre velocità'],
    ['tr', 'iç sıcaklık doksan sekiz dereceye ulaşınca ekmek pişmiş demektir'],
    ['es', 'el congreso de este país votará la ley el quince de noviembre y la siguiente ley en mayo'],
    ['fr', 'le sol de la station était tellement boueux qu’il a fallu le congeler pendant quarante jours'],
    ['ar', 'وقال معهد الرصد الجوي في بيان اليوم إن سرعة الرياح وصلت إلى مئة كيلومتر في الساعة'],
    ['ar', 'نحن نعرف أن الكافيين مادة تمنع عمل الأدينوزين في الدماغ'],
    ['es', 'mientras hierve el agua después de diez minutos las patatas se rompen'],
    ['de', 'die Studie hat gezeigt dass der Hund die Katze in jedem Garten jagt'],
    ['it', 'la fotosintesi è il processo con cui le piante trasformano la luce'],
    ['fr', 'le gros défaut de cette voiture électrique très chère c’est le poids'],
    ['uk', 'бактерії виробляють кислоту яка надає хлібу кислого смаку'],
    ['uk', 'у першу ніч у метро спали сорок тисяч людей'],
    ['ru', 'бактерии делают кислоту которая даёт хлебу кислый вкус'],
    ['ru', 'сильная семья пчёл съедает за одну зиму тридцать килограммов мёда'],
    ['tr', 'bu bir saatten uzun süren ve herkesi yormuş olan bir toplantı'],
    ['de', 'dafür braucht der gute teig aber zeit und zwar einen tag'],
    ['de', 'ich finde das neue gerät aber trotzdem gut'],
    ['es', 'la casa tiene un jardín además de un garaje'],
    ['fr', 'ce qui m’a surpris dans ce vélo électrique c’est le poids'],
  ])('%s: marks none before a word that is part of the clause: %s', (language, text) => {
    expect(marked(text, language)).toMatch(/^[^.]*\.$/);
  });

  it('marks none behind a word with which no sentence ends, and none in a short one', () => {
    expect(marked('esto es lo que quiero decir con pero no es así', 'es')).not.toContain('. Pero');
    expect(marked('es caro pero bueno', 'es')).toBe('Es caro pero bueno.');
  });

  it('divides what has no opening for long at the end of a cue', () => {
    const text = Array.from({ length: 8 }, () => 'casa verde').join(' ');
    expect(marked(`${text} ${text}`, 'es').match(/\./g)).toHaveLength(2);
  });

  it('leaves no few words at the end, and divides behind no word that a noun follows', () => {
    const text = (count: number) => Array.from({ length: count }, (_, i) => `casa${i}`).join(' ');
    expect(marked(text(26), 'es')).toMatch(/^[^.]*\.$/);
    const german = Array.from({ length: 48 }, (_, i) => (i === 23 ? 'jeden' : `wort${i}`)).join(' ');
    expect(marked(german, 'de')).not.toContain('jeden.');
  });

  it('divides it rather at a pause, or before a word that starts a clause, and behind no number', () => {
    const words = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => `wort${from + i}`).join(' ');
    const cues = [words(0, 20), words(20, 28), words(28, 40)];
    const timed = cues.map((text, i) => ({ text, startTime: i === 0 ? 0 : 10 * i + 1, endTime: 10 * i + (i === 0 ? 10 : 11) }));
    expect(markByOpenings(timed, 'de')[0]!.text).toMatch(/wort19\.$/);
    const clause = `${words(0, 21)} dann ${words(21, 40)}`;
    expect(marked(clause, 'de')).toContain('wort20. Dann wort21');
    expect(marked(`${words(0, 31)} fünf ${words(31, 48)}`, 'de')).not.toContain('fünf.');
  });

  it('ends each speaker’s turn, and keeps other languages', () => {
    const turns = [
      { text: 'hola a todos', speaker: 'A' },
      { text: 'buenos días', speaker: 'B' },
    ];
    expect(markByOpenings(turns, 'es').map(({ text }) => text)).toEqual(['Hola a todos.', 'Buenos días.']);
    expect(markByOpenings(turns, 'en')).toBe(turns);
  });

  it('takes time that grows with the length, also of one cue', () => {
    expectLinear(500, (size) => markByOpenings([{ text: 'der Hund jagt die Katze weil sie lief '.repeat(size) }], 'de'));
    expectLinear(500, (size) =>
      markByOpenings(
        Array.from({ length: size }, () => ({ text: 'la paja no puede tocar el tronco pero se pudre y entonces' })),
        'es',
      ),
    );
  });
});
