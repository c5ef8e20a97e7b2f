import { byLanguage } from './by-language.ts';
import { everywhere } from './whole-words.ts';

/** Kinds of recordings that an overview names. */
export type RecordingKind = 'talk' | 'meeting' | 'conversation' | 'interview' | 'lesson' | 'news' | 'recording';

/** The words of a language for overviews: kinds, and labels of the speakers and of the subject. */
export interface OverviewWords extends Readonly<Record<RecordingKind, string>> {
  speakers: string;
  about: string;
  /** Words with which a recording of the kind names itself. */
  names: Readonly<Partial<Record<RecordingKind, RegExp>>>;
}

const inside = (list: string) => new RegExp(list, 'gu');

/** Reads one language: the words for the kinds in order, the two labels, and the words of lessons, news, interviews, meetings. */
function words(line: string, names: string, match = everywhere): OverviewWords {
  const [talk, meeting, conversation, interview, lesson, news, recording, speakers, about] = line.split(', ') as [
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  const [ofLesson, ofNews, ofInterview, ofMeeting] = names.split(' / ').map(match);
  return {
    ...{ talk, meeting, conversation, interview, lesson, news, recording, speakers, about },
    names: { lesson: ofLesson, news: ofNews, interview: ofInterview, meeting: ofMeeting },
  };
}

/** The words of a language (BCP 47 base tag); undefined for one without a list. */
export const overviewWords = byLanguage<OverviewWords>({
  en: () =>
    words(
      'Talk, Meeting, Conversation, Interview, Lesson, News, Recording, Speakers, About',
      "(?:this|today's|our) (?:lesson|lecture|tutorial|course|class)|homework|exercises? / breaking news|(?:the|our) (?:headlines|top stor(?:y|ies))|correspondent|reports from / (?:this|my|our) interview|(?:my|our|today's) guest|thanks? (?:you )?for (?:having me|joining us) / (?:this|the|our|next|last) meeting|agenda|the minutes",
    ),
  de: () =>
    words(
      'Vortrag, Besprechung, Gespräch, Interview, Lektion, Nachrichten, Aufnahme, Sprecher, Thema',
      'lektion|vorlesung|unterricht|tutorial|übung(?:en)?|hausaufgaben? / nachrichten|schlagzeilen|korrespondent(?:in)?|tagesschau / interview|mein(?:en)? gast|zu gast / besprechung|sitzung|tagesordnung|protokoll',
    ),
  fr: () =>
    words(
      'Exposé, Réunion, Conversation, Entretien, Leçon, Actualités, Enregistrement, Intervenants, Sujet',
      'leçon|cours|tutoriel|exercices?|devoirs / actualités|gros titres|correspondante?|journal télévisé / interview|entretien|mon invitée?|notre invitée? / réunion|ordre du jour|compte rendu',
    ),
  es: () =>
    words(
      'Charla, Reunión, Conversación, Entrevista, Lección, Noticias, Grabación, Hablan, Tema',
      'lección|clase|tutorial|curso|ejercicios?|tarea / noticias|titulares|corresponsal|noticiero / entrevista|mi invitad[oa]|nuestr[oa] invitad[oa] / reunión|orden del día|acta',
    ),
  pt: () =>
    words(
      'Palestra, Reunião, Conversa, Entrevista, Aula, Notícias, Gravação, Falam, Tema',
      'aula|lição|tutorial|curso|exercícios? / notícias|manchetes|correspondente|telejornal / entrevista|meu convidado|minha convidada|noss[oa] convidad[oa] / reunião|pauta|ata',
    ),
  it: () =>
    words(
      'Discorso, Riunione, Conversazione, Intervista, Lezione, Notizie, Registrazione, Parlano, Tema',
      'lezione|tutorial|corso|eserciz(?:io|i)|compiti / notizie|titoli|corrispondente|telegiornale / intervista|mi[oa] ospite|nostr[oa] ospite / riunione|ordine del giorno|verbale',
    ),
  nl: () =>
    words(
      'Lezing, Vergadering, Gesprek, Interview, Les, Nieuws, Opname, Sprekers, Onderwerp',
      'les|college|tutorial|cursus|oefening(?:en)?|huiswerk / nieuws|journaal|correspondent / interview|mijn gast|onze gast / vergadering|agenda|notulen',
    ),
  ru: () =>
    words(
      'Выступление, Совещание, Беседа, Интервью, Урок, Новости, Запись, Говорят, Тема',
      'урок(?:а|е)?|лекци[яию]|упражнени[ея]|домашнее задание / новости|новостей|корреспондент / интервью|мой гость|наш гость|в гостях / совещани[еия]|заседани[еия]|повестк[аиеу]|протокол',
    ),
  pl: () =>
    words(
      'Wykład, Spotkanie, Rozmowa, Wywiad, Lekcja, Wiadomości, Nagranie, Mówią, Temat',
      'lekcj[aię]|wykład|kurs|ćwiczeni[ae]|zadanie domowe / wiadomości|nagłówki|korespondent / wywiad|moim gościem|naszym gościem / spotkani[ae]|zebrani[ae]|porządek obrad|protokół',
    ),
  tr: () =>
    words(
      'Konuşma, Toplantı, Sohbet, Söyleşi, Ders, Haberler, Kayıt, Konuşanlar, Konu',
      'ders(?:imiz|te|in)?|alıştırma|ödev / haberler|manşetler|muhabir / röportaj|söyleşi|konuğum|konuğumuz / toplantı(?:da|nın|sı)?|gündem|tutanak',
    ),
  vi: () =>
    words(
      'Bài nói, Cuộc họp, Trò chuyện, Phỏng vấn, Bài học, Tin tức, Bản ghi, Người nói, Chủ đề',
      'bài học|bài giảng|khóa học|bài tập / tin tức|bản tin|phóng viên / phỏng vấn|khách mời / cuộc họp|chương trình nghị sự|biên bản',
    ),
  id: () =>
    words(
      'Ceramah, Rapat, Percakapan, Wawancara, Pelajaran, Berita, Rekaman, Pembicara, Topik',
      'pelajaran|kuliah|tutorial|kursus|latihan / berita|reporter|koresponden / wawancara|tamu (?:saya|kita) / rapat|agenda|notulen',
    ),
  ko: () =>
    words(
      '강연, 회의, 대화, 인터뷰, 강의, 뉴스, 녹음, 말하는 사람, 주제',
      '강의|수업|연습 문제|숙제 / 뉴스|속보|특파원|기자입니다 / 인터뷰|모셨습니다|게스트 / 회의|안건|회의록',
      inside,
    ),
  ar: () =>
    words(
      'حديث, اجتماع, محادثة, مقابلة, درس, أخبار, تسجيل, المتحدثون, الموضوع',
      'الدرس|المحاضرة|تمارين|الواجب / الأخبار|العناوين|مراسلنا|نشرة / المقابلة|ضيفنا|ضيفي / الاجتماع|جدول الأعمال|المحضر',
      inside,
    ),
  hi: () =>
    words(
      'भाषण, बैठक, बातचीत, साक्षात्कार, पाठ, समाचार, रिकॉर्डिंग, वक्ता, विषय',
      'पाठ|कक्षा|अभ्यास|होमवर्क / समाचार|सुर्खियाँ|संवाददाता / साक्षात्कार|इंटरव्यू|मेहमान / बैठक|कार्यसूची|मीटिंग',
      inside,
    ),
  zh: () =>
    words(
      '演讲, 会议, 对话, 访谈, 课程, 新闻, 录音, 发言人, 主题',
      '这节课|這節課|本课|上课|课程|作业|练习 / 新闻|新聞|头条|记者报道|本台 / 采访|採訪|嘉宾|访谈 / 会议|會議|议程|圆桌|论坛',
      inside,
    ),
  th: () =>
    words(
      'การบรรยาย, การประชุม, การสนทนา, การสัมภาษณ์, บทเรียน, ข่าว, บันทึกเสียง, ผู้พูด, เรื่อง',
      'บทเรียน|ชั้นเรียน|แบบฝึกหัด|การบ้าน / ข่าว|ผู้สื่อข่าว / สัมภาษณ์|แขกรับเชิญ / การประชุม|วาระ',
      inside,
    ),
  ja: () =>
    words(
      '講演, 会議, 対談, インタビュー, 授業, ニュース, 録音, 話者, テーマ',
      '授業|レッスン|講座|宿題|練習問題 / ニュース|速報|記者|中継 / インタビュー|ゲスト|お迎え / 会議|議題|議事録|ミーティング',
      inside,
    ),
});
