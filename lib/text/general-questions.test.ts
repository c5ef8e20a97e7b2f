import { describe, expect, it } from 'vitest';
import { isGeneralQuestion } from './general-questions.ts';

describe('a question about the whole', () => {
  it.each([
    ['en', 'What is this video about?'],
    ['en', 'What are the key takeaways of this talk?'],
    ['en', 'Summarize the video'],
    ['en', 'Can you give me the main points?'],
    ['en', '这个视频讲了什么？'],
    ['en', 'Please give me a brief summary'],
    ['en', 'Summarize the lecture in 5 bullet points'],
    ['de', 'Worum geht es in diesem Video?'],
    ['de', 'Kannst du das Video kurz zusammenfassen?'],
    ['pt', 'Quais são os pontos principais?'],
    ['it', 'Quali sono i punti principali?'],
    ['ru', 'Кратко перескажи'],
    ['ko', '이 영상 요약해 주세요'],
    ['ja', 'この動画の内容は？'],
    ['de', 'Was sind die wichtigsten Punkte?'],
    ['de', 'Fass das Video zusammen'],
    ['fr', 'De quoi parle cette vidéo ?'],
    ['fr', 'Quelles sont les idées principales ?'],
    ['es', '¿De qué trata este vídeo?'],
    ['pt', 'Sobre o que é este vídeo?'],
    ['it', 'Di cosa parla questo video?'],
    ['nl', 'Waar gaat deze video over?'],
    ['ru', 'О чём это видео?'],
    ['pl', 'O czym jest ten film?'],
    ['tr', 'Bu video ne hakkında?'],
    ['vi', 'Video này nói về gì?'],
    ['id', 'Video ini tentang apa?'],
    ['ar', 'عم يتحدث هذا الفيديو؟'],
    ['hi', 'यह वीडियो किस बारे में है?'],
    ['ko', '이 영상은 무슨 내용인가요?'],
    ['zh', '这个视频主要讲什么？'],
    ['zh', '总结一下'],
    ['ja', 'この動画は何についてですか？'],
    ['th', 'วิดีโอนี้เกี่ยวกับอะไร'],
  ])('is one: %s, %s', (language, question) => {
    expect(isGeneralQuestion(question, language)).toBe(true);
  });

  it.each([
    ['en', 'What is the battery about to cost?'],
    ['en', 'Summarize the part about taxes'],
    ['en', 'What are the main points about the budget of Leeds?'],
    ['en', 'Why?'],
    ['en', 'What did they say about the film?'],
    ['en', 'What is the gist of the second argument?'],
    ['en', 'Which important message did she get?'],
    ['de', 'Sind sie noch zusammen?'],
    ['de', 'Worum geht es ihm?'],
    ['fr', 'Quelle est la raison ?'],
    ['es', '¿De qué habla ella con él?'],
    ['ru', 'О чём он не сказал?'],
    ['zh', '她说了什么？'],
    ['zh', '谁总结的？'],
    ['ja', 'なぜまとめた？'],
    ['de', 'Was sind die wichtigsten Punkte zur Wärmepumpe?'],
    ['fr', 'Quelles sont les idées principales sur le pain ?'],
    ['zh', '总结一下关于电池的部分'],
    ['ja', '電池について何と言っていますか？'],
    ['', 'What is this video about?'],
  ])('is none: %s, %s', (language, question) => {
    expect(isGeneralQuestion(question, language)).toBe(language === '');
  });
});
