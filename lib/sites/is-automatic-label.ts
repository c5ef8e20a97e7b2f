// The word itself, not one of automation, cars or vending machines.
const automatic = new RegExp(
  [
    String.raw`\bauto\b|\bauto-?generated|\b(?:machine|AI|KI|IA)[ -](?:generated|generiert)`,
    'autom[aá]ti(?!on|s[aié]|z)|automatycz|otomati(?!zasyon|sasi)|автоматич|tự động(?! h[oó])',
    String.raw`(?:自动|自動|자동)(?=\s*(?:生成|产生|產生|作成|字幕|识别|識別|辨識|認識|翻译|翻譯|翻訳|생성|자막|인식|번역)|[^\p{L}\p{N}]|$)`,
  ].join('|'),
  'iu',
);

/** Whether a track's label says in a language of many players that speech recognition made it. */
export const isAutomaticLabel = (label: string): boolean => automatic.test(label);
