import { splitWordList } from './word-list.ts';

/** Words by language with which questions are phrased and which don't belong to their subject. */
const lists: Record<string, string> = {
  en: `summarize summary discuss discussion talk think thought say said mention explain describe opinion conclusion
    conclude attitude suggest suggestion propose proposal respond response ask answer idea meeting team group video talk
    podcast speaker episode view feel feeling believe state give introduce introduction presentation present conversation
    comment reason decide decision argue argument agree agreement express reply regard consider recommend recommendation
    people tell topic
    whom whichever`,
  de: `zusammenfassen zusammenfassung diskutieren diskussion sprechen sagen sagt sagte gesagt erwähnen erklären beschreiben
    meinung meinen denken vorschlagen vorschlag antworten antwort frage video thema grund entscheiden entscheidung
    finden erzählen
    wann warum wieso weshalb wohin woher wem wen wessen welcher welches welchem welchen womit wofür wodurch woran worüber worauf`,
  fr: `résumer résumé discuter discussion parler dire dit mentionner expliquer décrire opinion avis penser proposer
    proposition répondre réponse question vidéo sujet raison décider décision raconter
    combien lequel laquelle lesquels lesquelles`,
  es: `resumir resumen discutir discusión hablar decir dijo dice mencionar explicar describir opinión opinar pensar piensa
    proponer propuesta responder respuesta pregunta vídeo video tema razón decidir decisión contar
    cuánto cuánta cuántos cuántas cuáles quiénes`,
  pt: `resumir resumo discutir discussão falar dizer disse mencionar explicar descrever opinião pensar propor proposta
    responder resposta pergunta vídeo tema razão decidir decisão contar
    quanto quanta quantos quantas`,
  it: `riassumere riassunto discutere discussione parlare dire detto menzionare spiegare descrivere opinione pensare
    proporre proposta rispondere risposta domanda video tema motivo decidere decisione raccontare
    quanta quanti quante perché`,
  ru: `резюмировать резюме обсуждать обсуждение обсуждали говорить сказал сказала сказали говорит говорят упомянул объяснить
    описать мнение думать думает предложить предложение ответить ответ вопрос видео тема причина решить решение рассказать
    сколько зачем отчего кому кого откуда какому каким какую`,
  uk: `підсумувати підсумок обговорювати обговорення говорити сказав сказала сказали говорить говорять згадав пояснити описати думка
    думає думають запропонувати пропозиція відповісти відповідь питання запитання відео тема причина вирішити рішення розповісти
    скільки навіщо чому коли хто кого кому звідки яка який яке які якою`,
  fa: `خلاصه بحث صحبت گفتن گفت گفتند ذکر توضیح شرح نظر عقیده فکر پیشنهاد پاسخ جواب سوال پرسش ویدیو ویدئو موضوع دلیل علت تصمیم
    کی چیست کیست چه چرا چگونه چطور کجا کدام چند چقدر آیا`,
  ar: `لخص ملخص ناقش مناقشة تحدث قال قالت ذكر شرح اشرح وصف رأي اقترح اقتراح أجاب سؤال فيديو موضوع سبب قرر قرار
    متى أين كم كيف لماذا ماذا لمن أي`,
  hi: `सारांश चर्चा बात बताओ बताया कहा कहते बोला समझाओ समझाया वर्णन राय विचार सुझाव जवाब सवाल वीडियो विषय कारण फैसला निर्णय
    कब कैसे कैसा कैसी कहाँ कहां किसने किसे किसको किसका किसकी कितना कितने कितनी क्यों कौन कौनसा`,
  ko: `요약 요약해 토론 논의 이야기 말하 말했 말했나요 언급 설명 설명해 의견 생각 제안 대답 질문 영상 주제 이유 결정
    누가 누구 누구를 어디 어디서 무엇 언제 어떻게 어떤 얼마나 얼마 몇 무슨`,
  zh: `总结 概括 讨论 谈论 谈 说 提到 提及 解释 描述 看法 观点 意见 认为 建议 提出 回答 问题 视频 会议 主题 原因 决定 介绍 讲 讲述 关于
    什么时候 哪里 哪儿 哪个 哪些 多久 何时 影片 节目 播客`,
  ja: `要約 まとめ 議論 話 話し 話す 述べ 言及 説明 意見 考え 提案 回答 質問 動画 会議 テーマ 理由 決定 紹介
    誰 いつ なぜ どちら いくら いくつ`,
  th: `สรุป อภิปราย พูด กล่าว อธิบาย บรรยาย ความเห็น คิด เสนอ ตอบ คำถาม วิดีโอ หัวข้อ เหตุผล ตัดสินใจ
    ใคร ที่ไหน เมื่อไหร่ เมื่อไร อย่างไร ยังไง เท่าไหร่ เท่าไร กี่ อะไร`,
  nl: `samenvatten samenvatting bespreken gesprek praten zeggen zegt gezegd vertellen noemen uitleggen beschrijven mening vinden
    vindt voorstellen voorstel antwoorden antwoord vraag video onderwerp reden beslissen beslissing wanneer hoeveel waarmee
    waarover wiens welk`,
  pl: `streścić streszczenie dyskutować dyskusja mówić mówi mówił mówiła powiedział powiedziała wspomnieć wyjaśnić opisać opinia
    zdanie myśleć myśli proponować propozycja odpowiedzieć odpowiedź pytanie film wideo temat powód decyzja dlaczego czemu skąd
    dokąd komu kogo czyj czego`,
  tr: `özetle özet tartışma konuşmak konuştu söylemek söyledi söylüyor anlattı anlatıyor açıkla açıkladı görüş fikir düşünüyor
    öneri önerdi cevap yanıt soru video konu sebep karar kaç hangi hangisi kimin kime kimi nereye nereden zaman`,
  vi: `tóm tắt thảo luận nói kể giải thích mô tả ý kiến nghĩ đề xuất trả lời câu hỏi video chủ lý quyết định bao giờ nhiêu đâu`,
  id: `ringkas ringkasan membahas diskusi bicara berbicara mengatakan dikatakan menyebut menjelaskan pendapat berpendapat
    mengusulkan usulan menjawab jawaban pertanyaan video topik alasan memutuskan keputusan kapan berapa mana siapa`,
  he: `סכם סיכום דיון דיבר אמר אמרה אומר הסביר תיאר דעה חושב הציע הצעה ענה תשובה שאלה וידאו סרטון נושא סיבה החלטה מתי איפה לאן
    מאיפה כמה איזה איזו מי למה מדוע איך`,
};

/**
 * Returns the lower-case question words of a language (BCP 47 base tag), separated by spaces; empty for a language without a
 * list.
 */
export const getQuestionWords = (language: string): string =>
  Object.hasOwn(lists, language) ? splitWordList(lists[language]!, language).join(' ') : '';
