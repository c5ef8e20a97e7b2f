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
    ['uk', 'Про що це відео?'],
    ['fa', 'این ویدیو درباره چیست؟'],
    ['he', 'על מה הסרטון הזה?'],
    ['ar', 'عم يتحدث هذا الفيديو؟'],
    ['hi', 'यह वीडियो किस बारे में है?'],
    ['ko', '이 영상은 무슨 내용인가요?'],
    ['zh', '这个视频主要讲什么？'],
    ['zh', '总结一下'],
    ['ja', 'この動画は何についてですか？'],
    ['th', 'วิดีโอนี้เกี่ยวกับอะไร'],
    ...["'", '’', '‘', 'ʼ', '＇', '`'].map((mark) => ['en', `What${mark}s this video about?`]),
    ['en', 'What did I miss?'],
    ['en', 'What is the topic?'],
    ['de', 'Worum geht’s?'],
    ['de', 'Um was geht es?'],
    ['es', '¿De qué habla?'],
    ['es', 'De que trata el video'],
    ['pt', 'Qual é o assunto?'],
    ['it', 'Qual è l’argomento del video?'],
    ['ru', 'В чём суть?'],
    ['ru', 'О чем это видео?'],
    ['pl', 'O co chodzi w tym filmie?'],
    ['ko', '무슨 내용이야?'],
    ['zh', '這個影片在講什麼？'],
    ['ja', 'どういう内容ですか？'],
  ])('is one: %s, %s', (language, question) => {
    expect(isGeneralQuestion(question, language)).toBe(true);
  });

  it.each([
    ['en', 'What are they talking about?'],
    ['en', 'What did they talk about in this meeting?'],
    ['de', 'Wovon reden sie?'],
    ['fr', 'De quoi parlent-ils ?'],
    ['es', '¿De qué hablan?'],
    ['pt', 'Sobre o que estão falando?'],
    ['it', 'Di cosa parlano?'],
    ['nl', 'Waar hebben ze het over?'],
    ['ru', 'О чём они говорят?'],
    ['pl', 'O czym rozmawiają?'],
    ['tr', 'Ne hakkında konuşuyorlar?'],
    ['vi', 'Họ đang nói về gì?'],
    ['id', 'Mereka membicarakan apa?'],
    ['ar', 'عن ماذا يتحدثون؟'],
    ['ko', '무슨 이야기를 하고 있나요?'],
    ['zh', '他们在讨论什么？'],
    ['ja', '何を話していますか？'],
  ])('may ask what people talk about: %s, %s', (language, question) => {
    expect(isGeneralQuestion(question, language)).toBe(true);
  });

  it.each([
    ['en', 'What is this * about?', 'talk lecture meeting conversation discussion interview lesson webinar panel speech episode'],
    ['de', 'Worum geht es in diesem *?', 'Vortrag Gespräch Interview Podcast Webinar Film Treffen'],
    ['de', 'Was sind die wichtigsten Punkte der *?', 'Besprechung Diskussion Vorlesung Folge Rede Sendung'],
    ['fr', 'De quoi parle cette * ?', 'conférence réunion conversation discussion leçon émission'],
    ['fr', 'Quel est le sujet du * ?', 'débat cours discours podcast webinaire'],
    ['es', '¿De qué trata la *?', 'charla reunión conversación entrevista clase discusión conferencia'],
    ['pt', 'Do que trata a *?', 'palestra reunião conversa entrevista aula discussão'],
    ['it', 'Di cosa parla questa *?', 'riunione conversazione intervista lezione discussione puntata'],
    ['nl', 'Wat zijn de belangrijkste punten van de *?', 'lezing vergadering aflevering discussie les toespraak'],
    ['ru', 'О чём эта *?', 'беседа лекция встреча дискуссия передача'],
    ['pl', 'O czym jest ten *?', 'wykład wywiad odcinek film webinar'],
    ['tr', 'Bu * ne hakkında?', 'konuşma toplantı sohbet söyleşi ders tartışma bölüm'],
    ['vi', '* này nói về gì?', 'Bài_nói Cuộc_họp Buổi_phỏng_vấn Bài_giảng Cuộc_thảo_luận'],
    ['id', '* ini tentang apa?', 'Ceramah Rapat Wawancara Diskusi Kuliah'],
    ['ar', 'ما موضوع *؟', 'المحاضرة الاجتماع المقابلة النقاش الحوار الخطاب الندوة'],
    ['hi', 'यह * किस बारे में है?', 'भाषण बैठक बातचीत साक्षात्कार चर्चा'],
    ['ko', '이 *의 요점은?', '강연 회의 대화 인터뷰 토론 강의 세미나'],
    ['zh', '这个*讲了什么？', '演讲 会议 对话 访谈 讨论 课程 讲座'],
    ['ja', 'この*の要点は？', '講演 会議 対談 インタビュー 授業 議論'],
    ['th', '*นี้เกี่ยวกับอะไร', 'การบรรยาย การประชุม การสัมภาษณ์ บทเรียน รายการ'],
  ])('names the recording by its kind: %s, %s', (language, question, kinds) => {
    const asked = kinds.split(' ').map((kind) => question.replace('*', kind.replaceAll('_', ' ')));
    expect(asked.filter((one) => !isGeneralQuestion(one, language))).toEqual([]);
  });

  it.each([
    ['en', 'What is this keynote address about?', 'address', false],
    ['en', 'What is this roadshow about?', 'roadshow', true],
    ['de', 'Worum geht es in dieser Fachtagung?', 'fachtagung', true],
    ['zh', '这场发布会讲了什么？', '发布会', true],
    ['ko', '이 콘서트의 요점은?', '콘서트', true],
  ])('may point at the recording with another noun, unless it speaks of that: %s, %s', (language, question, noun, isGeneral) => {
    expect(isGeneralQuestion(question, language)).toBe(isGeneral);
    expect(isGeneralQuestion(question, language, (word) => word.toLowerCase() === noun)).toBe(false);
  });

  it.each([
    ['en', 'What is the battery about to cost?'],
    ['en', 'What is the roadshow about?'],
    ['en', 'What did they discuss about the film?'],
    ['en', 'Summarize the part about taxes'],
    ['en', 'What are the main points about the budget of Leeds?'],
    ['en', 'Why?'],
    ['en', 'What did they say about the film?'],
    ['en', 'What is the gist of the second argument?'],
    ['en', 'Which important message did she get?'],
    ['de', 'Sind sie noch zusammen?'],
    ['de', 'Worum geht es ihm?'],
    ['de', 'Ist das Thema Wärme wichtig?'],
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
