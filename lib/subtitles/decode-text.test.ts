import { describe, expect, it } from 'vitest';
import { decodeText } from './decode-text.ts';

const bytesOf = (...parts: (string | number[])[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...new TextEncoder().encode(part)] : part)));

/** Encodes by looking each character up in the decoder, which is the only table that the platform has. */
function encode(text: string, encoding: string): Uint8Array<ArrayBuffer> {
  const table = new Map<string, number[]>();
  const decoder = new TextDecoder(encoding, { fatal: true });
  const add = (bytes: number[]) => {
    try {
      const character = decoder.decode(Uint8Array.from(bytes));
      if ([...character].length === 1 && !table.has(character)) table.set(character, bytes);
    } catch {
      // Not a character.
    }
  };
  for (let first = 0; first < 256; first++) add([first]);
  const hasPairs = /^(?:gb|big|shift|euc)/.test(encoding);
  for (let first = 0x81; hasPairs && first < 0xff; first++) for (let second = 0x40; second < 0xff; second++) add([first, second]);
  return Uint8Array.from([...text].flatMap((character) => table.get(character)!));
}

const srt = (...lines: string[]) => lines.map((line, i) => `${i + 1}\n00:00:0${i},000 --> 00:00:0${i},900\n${line}\n`).join('\n');

const samples: [encoding: string, text: string][] = [
  ['gb18030', srt('你好，欢迎来到我们的节目', '今天我们来谈谈人工智能', '谢谢大家')],
  ['big5', srt('你好，歡迎來到我們的節目', '今天我們來談談人工智慧', '謝謝大家')],
  ['shift_jis', srt('こんにちは、番組へようこそ', '今日は人工知能について話します', 'ありがとう')],
  ['euc-kr', srt('안녕하세요 여러분', '오늘은 인공지능에 대해 이야기하겠습니다', '감사합니다')],
  ['windows-1251', srt('Здравствуйте, дорогие друзья!', 'Сегодня мы поговорим о «машинах»', 'Спасибо')],
  ['windows-1252', srt('Où est le café ? À côté…', 'C’est très près d’ici, n’est-ce pas', 'Ça va')],
  ['windows-1252', srt('Schöne Grüße aus Köln', 'Das weiß ich für dich', '¿Qué pasó, señor?')],
  ['windows-1252', srt('As ações e as eleições', 'É só amanhã.')],
  ['windows-1252', srt('Perché è così?', 'La città è più bella.')],
  ['windows-1252', srt('Hvor er øya?', 'Æblet er rødt.')],
  ['windows-1252', srt('It’s “fine”', 'We don’t know…')],
  ['windows-1250', srt('Dobrý den, vítejte u dalšího dílu.', 'Příliš žluťoučký kůň úpěl ďábelské ódy.')],
  ['windows-1250', srt('Dzisiaj porozmawiamy o sztucznej inteligencji.', 'Nie wiem, gdzie on jest, ale później się dowiemy.')],
  ['iso-8859-2', srt('Źródło tej wiadomości jest nieznane.', 'Cześć, witajcie w kolejnym odcinku.')],
  ['windows-1250', srt('Jó napot, üdvözlöm önöket.', 'Őszintén örülök, hogy eljöttetek.')],
  ['windows-1250', srt('Bună ziua şi bine aţi venit.', 'Astăzi vorbim despre inteligenţa artificială.')],
  ['windows-1250', srt('Što želiš?', 'Hvala lijepa, doviđenja.')],
  ['koi8-u', srt('Здравствуйте, дорогие друзья!', 'Сегодня мы поговорим о машинах.')],
  ['iso-8859-5', srt('Здравствуйте, дорогие друзья!', 'Сегодня мы поговорим о машинах.')],
  ['windows-1251', srt('Добрий день, вітаю вас.', 'Сьогодні ми поговоримо про штучний інтелект.')],
  ['windows-1253', srt('Καλημέρα σας και καλώς ήρθατε.', 'Ευχαριστώ.')],
  ['windows-1254', srt('Merhaba, hoş geldiniz.', 'Nerede olduğunu bilmiyorum, ama öğreneceğiz.')],
  ['windows-1255', srt('שלום וברוכים הבאים.', 'תודה רבה.')],
  ['windows-1256', srt('السلام عليكم ومرحبا بكم.', 'شكرا جزيلا.')],
  ['windows-1257', srt('Šiandien kalbėsime apie dirbtinį intelektą.', 'Ačiū, iki pasimatymo.')],
  ['windows-1257', srt('Šodien runāsim par mākslīgo intelektu.', 'Paldies, uz redzēšanos.')],
  ['windows-1251', srt('ПРИВЕТ, ДРУЗЬЯ!', 'СЕГОДНЯ МЫ ГОВОРИМ О ГОРОДЕ.')],
  ['koi8-u', srt('ЧТО СЛУЧИЛОСЬ?', 'Я НЕ ЗНАЮ.', 'ПОЙДЁМ ДОМОЙ.')],
  ['windows-1253', srt('ΤΙ ΚΑΝΕΙΣ;', 'ΠΑΜΕ ΣΤΟ ΣΠΙΤΙ.', 'ΕΥΧΑΡΙΣΤΩ ΠΟΛΥ.')],
  ['windows-1252', srt('“Hello there.”', 'He paid £20 for it.')],
  ['windows-1252', srt('Subtitles © SDI Media', '¶ Just singing in the rain ¶')],
  ['windows-1252', srt('Trata-se do artigo 5º da lei.', 'É o 3º ano.')],
  ['windows-1252', srt('¡Hola!', '¡Ven!', '¿Y Pedro?', '«No quiero», respondió ella.')],
  ['windows-1252', srt('Même pas peur.', 'C’est la fête.', 'Arrête !')],
  ['windows-1250', srt('Pan Müller nie przyszedł.', 'Wiem, że jest w Köln.', 'Jürgen śpi.')],
  ['windows-874', srt('สวัสดีครับ ยินดีต้อนรับ', 'ขอบคุณครับ')],
];

describe('decodeText', () => {
  it.each(samples)('recognizes %s without a declaration', (encoding, text) => {
    expect(decodeText(encode(text, encoding))).toBe(text);
  });

  it('recognizes a single short line', () => {
    expect(decodeText(encode('你好吗', 'gb18030'))).toBe('你好吗');
    expect(decodeText(encode('café', 'windows-1252'))).toBe('café');
    expect(decodeText(encode('ありがとう', 'shift_jis'))).toBe('ありがとう');
  });

  it('obeys and removes byte order marks', () => {
    expect(decodeText(bytesOf([0xef, 0xbb, 0xbf], 'é'))).toBe('é');
    expect(decodeText(bytesOf([0xff, 0xfe, 0x60, 0x4f]))).toBe('你');
    expect(decodeText(bytesOf([0xfe, 0xff, 0x4f, 0x60]))).toBe('你');
  });

  it('recognizes UTF-16 without a mark', () => {
    const text = srt('你好，世界');
    const little = new Uint8Array([...text].flatMap((c) => [c.charCodeAt(0) & 255, c.charCodeAt(0) >> 8]));
    expect(decodeText(little)).toBe(text);
    expect(decodeText(new Uint8Array([...text].flatMap((c) => [c.charCodeAt(0) >> 8, c.charCodeAt(0) & 255])))).toBe(text);
  });

  it('recognizes the switches between the characters of Japanese mail', () => {
    expect(decodeText(bytesOf('1: ', [0x1b], '$BF|K\\', [0x1b], '(B.'))).toBe('1: 日本.');
    expect(decodeText(bytesOf([0x1b], '[0m ok'))).toBe('\u001b[0m ok');
  });

  it('obeys a declaration in the content type or the head, unless the bytes are UTF-8 or it is only a default', () => {
    const ambiguous = Uint8Array.from([0xc4, 0xe3]);
    expect(decodeText(ambiguous, 'text/vtt; charset="windows-1250"')).toBe('Äă');
    expect(decodeText(ambiguous, 'text/vtt; charset=nonsense')).toBe('你');
    expect(decodeText(ambiguous, 'text/vtt; charset=iso-8859-1')).toBe('你');
    expect(decodeText(bytesOf('<?xml version="1.0" encoding="ISO-8859-2"?><tt>', [0xb1], '</tt>'))).toContain('ą');
    expect(decodeText(bytesOf('你好'), 'text/plain; charset=big5')).toBe('你好');
  });

  it('selects UTF-8 where a program cut characters at the ends of lines', () => {
    const line = '大家好，欢迎收看今天的节目，我们今天要谈谈人工智能的发展';
    const cut = bytesOf(line, [0xe5, 0xa5, 0x0a], line, [0xe5, 0x0a], line);
    expect(decodeText(cut)).toBe(`${line}\ufffd\n${line}\ufffd\n${line}`);
  });

  it('selects UTF-8 when the last character is truncated', () => {
    expect(decodeText(bytesOf('日本語の字幕', [0xe6, 0x97]))).toBe('日本語の字幕\ufffd');
  });
});
