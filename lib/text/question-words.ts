import { splitWordList } from './word-list.ts';

/** Words by language with which questions are phrased and which don't belong to their subject. */
const lists: Record<string, string> = {
  en: `summarize summary discuss discussion talk think thought say said mention explain describe opinion conclusion
    conclude attitude suggest suggestion propose proposal respond response ask answer idea meeting team group video talk
    podcast speaker episode view feel feeling believe state give introduce introduction presentation present conversation
    comment reason decide decision argue argument agree agreement express reply regard consider recommend recommendation
    people tell topic`,
  de: `zusammenfassen zusammenfassung diskutieren diskussion sprechen sagen sagte gesagt erwähnen erklären beschreiben
    meinung meinen denken vorschlagen vorschlag antworten antwort frage video thema grund entscheiden entscheidung
    finden erzählen`,
  fr: `résumer résumé discuter discussion parler dire dit mentionner expliquer décrire opinion avis penser proposer
    proposition répondre réponse question vidéo sujet raison décider décision raconter`,
  es: `resumir resumen discutir discusión hablar decir dijo dice mencionar explicar describir opinión opinar pensar piensa
    proponer propuesta responder respuesta pregunta vídeo video tema razón decidir decisión contar`,
  pt: `resumir resumo discutir discussão falar dizer disse mencionar explicar descrever opinião pensar propor proposta
    responder resposta pergunta vídeo tema razão decidir decisão contar`,
  it: `riassumere riassunto discutere discussione parlare dire detto menzionare spiegare descrivere opinione pensare
    proporre proposta rispondere risposta domanda video tema motivo decidere decisione raccontare`,
  ru: `резюмировать резюме обсуждать обсуждение обсуждали говорить сказал сказала сказали говорит говорят упомянул объяснить
    описать мнение думать думает предложить предложение ответить ответ вопрос видео тема причина решить решение рассказать`,
  ar: `لخص ملخص ناقش مناقشة تحدث قال قالت ذكر شرح اشرح وصف رأي اقترح اقتراح أجاب سؤال فيديو موضوع سبب قرر قرار`,
  hi: `सारांश चर्चा बात बताओ बताया कहा कहते बोला समझाओ समझाया वर्णन राय विचार सुझाव जवाब सवाल वीडियो विषय कारण फैसला निर्णय`,
  ko: `요약 요약해 토론 논의 이야기 말하 말했 말했나요 언급 설명 설명해 의견 생각 제안 대답 질문 영상 주제 이유 결정`,
  zh: `总结 概括 讨论 谈论 谈 说 提到 提及 解释 描述 看法 观点 意见 认为 建议 提出 回答 问题 视频 会议 主题 原因 决定 介绍 讲 讲述 关于`,
  ja: `要約 まとめ 議論 話 話し 話す 述べ 言及 説明 意見 考え 提案 回答 質問 動画 会議 テーマ 理由 決定 紹介`,
  th: `สรุป อภิปราย พูด กล่าว อธิบาย บรรยาย ความเห็น คิด เสนอ ตอบ คำถาม วิดีโอ หัวข้อ เหตุผล ตัดสินใจ`,
};

/**
 * Returns the lower-case question words of a language (BCP 47 base tag), separated by spaces; empty for a language without a
 * list.
 */
export const getQuestionWords = (language: string): string =>
  Object.hasOwn(lists, language) ? splitWordList(lists[language]!, language).join(' ') : '';
