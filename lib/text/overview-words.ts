import { byLanguage } from './by-language.ts';
import { everywhere } from './whole-words.ts';

/** Kinds of recordings that an overview names. */
export type RecordingKind =
  | 'talk'
  | 'meeting'
  | 'conversation'
  | 'interview'
  | 'lesson'
  | 'news'
  | 'podcast'
  | 'video'
  | 'recording';

/** The kinds that a recording names itself, in the order of the lists of their words. */
export const namedKinds = ['lesson', 'news', 'interview', 'meeting', 'podcast', 'video', 'talk'] as const;

/** The words of a language for overviews: kinds, and labels of the speakers and of the subject. */
export interface OverviewWords extends Readonly<Record<RecordingKind, string>> {
  speakers: string;
  about: string;
  /** Words with which a recording of the kind names itself. */
  names: Readonly<Partial<Record<RecordingKind, RegExp>>>;
}

type LabelList = [string, string, string, string, string, string, string, string, string, string, string];

const inside = (list: string) => new RegExp(list, 'gu');

/** Reads one language: the words for the kinds in order and the two labels, and the words with which each of `namedKinds` names itself. */
function words(line: string, names: string, match = everywhere): OverviewWords {
  const [talk, meeting, conversation, interview, lesson, news, podcast, video, recording, speakers, about] = line.split(
    ', ',
  ) as LabelList;
  const lists = names.split(' / ');
  return {
    ...{ talk, meeting, conversation, interview, lesson, news, podcast, video, recording, speakers, about },
    names: Object.fromEntries(namedKinds.map((kind, i) => [kind, match(lists[i]!)])),
  };
}

/** The words of a language (BCP 47 base tag); undefined for one without a list. */
export const overviewWords = byLanguage<OverviewWords>({
  en: () =>
    words(
      'Talk, Meeting, Conversation, Interview, Lesson, News, Podcast, Video, Recording, Speakers, About',
      "(?:this|today's|our) (?:lesson|lecture|tutorial|course|class)|(?:the|next|last) lecture|midterms?|homework|exercises? / breaking news|(?:the|our|tonight's|today's) (?:headlines|top stor(?:y|ies))|the news|correspondent|reports from / (?:this|my|our) interview|(?:my|our|today's) guest|thanks? (?:you )?for (?:having me|joining us) / (?:this|the|our|next|last) meeting|agenda|the minutes / podcasts?|(?:this|today's|new|next|another|last) episode|(?:this|our) show / (?:this|today's|my next|the next|my last) video|(?:my|this|our|the) channel|subscribe|like button|in the comments / (?:this|my|today's) (?:talk|presentation|keynote|speech)|(?:this|next|first|previous|my) slides?",
    ),
  de: () =>
    words(
      'Vortrag, Besprechung, Gespräch, Interview, Lektion, Nachrichten, Podcast, Video, Aufnahme, Sprecher, Thema',
      'lektion|vorlesung|unterricht|tutorial|übung(?:en)?|hausaufgaben? / nachrichten|schlagzeilen|korrespondent(?:in)?|tagesschau / interview|mein(?:en)? gast|zu gast / besprechung|sitzung|tagesordnung|protokoll / podcasts?|(?:neue[nr]?|diese[rn]?|die|nächsten?|heutigen) (?:folge|ausgabe)|episode / (?:diesem|nächsten|im|das|letzten) video|kanal|abonnier\\p{L}*|daumen|kommentaren? / vortrags?|(?:meine|dieser|der) (?:rede|präsentation)|folien?',
    ),
  fr: () =>
    words(
      'Exposé, Réunion, Conversation, Entretien, Leçon, Actualités, Podcast, Vidéo, Enregistrement, Intervenants, Sujet',
      'leçon|(?:ce|notre|le|prochain|dernier) cours|tutoriel|exercices?|devoirs / actualités|gros titres|correspondante?|journal télévisé / interview|entretien|mon invitée?|notre invitée? / réunion|ordre du jour|compte rendu / podcasts?|(?:cet|nouvel|prochain|cinquième) épisode|émission / (?:cette|la|prochaine|nouvelle) vidéo|(?:la|ma|cette) chaîne|abonne\\p{L}*|pouce|commentaires? / (?:mon|cet|cette|ma) (?:exposé|conférence|présentation|intervention)|(?:cette|prochaine) diapo\\p{L}*',
    ),
  es: () =>
    words(
      'Charla, Reunión, Conversación, Entrevista, Lección, Noticias, Pódcast, Vídeo, Grabación, Hablan, Tema',
      'lección|(?:esta|la|próxima|nuestra) clase(?! (?:media|de))|tutorial|(?:este|nuestro) curso|ejercicios?|tarea para / noticias|titulares|corresponsal|noticiero|informativo|telediario / entrevista|mi invitad[oa]|nuestr[oa] invitad[oa] / reunión|orden del día|acta / p[oó]dcasts?|(?:este|nuevo|próximo) (?:episodio|programa) / (?:este|próximo|nuevo|otro) v[ií]deo|(?:este|mi|al|el) canal|suscr[ií]\\p{L}*|me gusta|dale like|comentarios / (?:esta|mi) (?:charla|ponencia|conferencia|presentación)|diapositivas?',
    ),
  pt: () =>
    words(
      'Palestra, Reunião, Conversa, Entrevista, Aula, Notícias, Podcast, Vídeo, Gravação, Falam, Tema',
      'aula|lição|tutorial|(?:este|nosso) curso|exercícios? / notícias|manchetes|correspondente|telejornal / entrevista|meu convidado|minha convidada|noss[oa] convidad[oa] / reunião|pauta|ata / podcasts?|(?:este|neste|nesse|novo|mais um|próximo|o) episódio / (?:este|neste|nesse|próximo|novo) vídeo|(?:este|meu|no|o) canal|inscrev\\p{L}*|seu like|comentários / (?:esta|minha|nesta) (?:palestra|apresentação|fala)|slides?',
    ),
  it: () =>
    words(
      'Discorso, Riunione, Conversazione, Intervista, Lezione, Notizie, Podcast, Video, Registrazione, Parlano, Tema',
      'lezione|tutorial|(?:questo|nostro) corso|eserciz(?:io|i)|compiti per / notizie|titoli|corrispondente|telegiornale / intervista|mi[oa] ospite|nostr[oa] ospite / riunione|ordine del giorno|verbale / podcast|(?:questa|nuova|prossima) puntata|(?:questo|nuovo|prossimo) episodio / (?:questo|prossimo|nuovo) video|(?:questo|mio|al|il) canale|iscriv\\p{L}*|mi piace|commenti / (?:questo|mio) (?:discorso|intervento)|(?:questa|mia) (?:presentazione|conferenza)|(?:prossima|questa) slide',
    ),
  nl: () =>
    words(
      'Lezing, Vergadering, Gesprek, Interview, Les, Nieuws, Podcast, Video, Opname, Sprekers, Onderwerp',
      'les|college|tutorial|cursus|oefening(?:en)?|huiswerk / nieuws|journaal|correspondent / interview|mijn gast|onze gast / vergadering|agenda|notulen / podcasts?|(?:deze|nieuwe|volgende) aflevering / (?:deze|volgende|nieuwe) video|(?:dit|mijn|het) kanaal|abonneer\\p{L}*|duimpje / (?:deze|mijn) (?:lezing|presentatie|toespraak)|(?:volgende|deze) (?:dia|slide)',
    ),
  ru: () =>
    words(
      'Выступление, Совещание, Беседа, Интервью, Урок, Новости, Подкаст, Видео, Запись, Говорят, Тема',
      'урок(?:а|е)?|лекци[яию]|упражнени[ея]|домашнее задание / новости|новостей|корреспондент / интервью|мой гость|наш гость|в гостях / совещани[еия]|заседани[еия]|повестк[аиеу]|протокол / подкаст\\p{L}*|(?:этом|новом|новый|следующем|сегодняшнем) выпуск\\p{L}* / (?:этом|следующем|новом) (?:видео|ролике)|(?:на|мой|наш|моём) канал\\p{L}*|подписывайтесь|ставьте лайк\\p{L}*|комментариях / (?:мо[йеё]|это[мт]|наш\\p{L}*) (?:доклад|выступлени)\\p{L}*|слайд\\p{L}*',
    ),
  uk: () =>
    words(
      'Виступ, Нарада, Бесіда, Інтерв’ю, Урок, Новини, Подкаст, Відео, Запис, Говорять, Тема',
      "урок(?:у|ці)?|лекці[яїю]|вправ[аи]|домашнє завдання / новини|новин|кореспондент / інтерв['’]ю|мій гість|наш гість|моя гостя|наша гостя|у гостях / нарад[аи]|засідання|порядок денний|протокол / подкаст\\p{L}*|(?:цьому|новому|новий|наступному|сьогоднішньому) випуск\\p{L}* / (?:цьому|наступному|новому) відео|(?:на|мій|наш) канал\\p{L}*|підписуйтесь|підписуйтеся|вподобайк\\p{L}*|коментарях / (?:мо[йюєя]|ц\\p{L}{1,3}|наш\\p{L}*) (?:доповід|виступ)\\p{L}*|слайд\\p{L}*",
    ),
  pl: () =>
    words(
      'Wykład, Spotkanie, Rozmowa, Wywiad, Lekcja, Wiadomości, Podcast, Film, Nagranie, Mówią, Temat',
      'lekcj[aię]|wykład|kurs|ćwiczeni[ae]|zadanie domowe / wiadomości|nagłówki|korespondent / wywiad|moim gościem|naszym gościem / spotkani[ae]|zebrani[ae]|porządek obrad|protokół / podca(?:st|ści)\\p{L}*|(?:tym|nowym|kolejnym|następnym) odcin(?:ek|ku) / (?:tym|następnym|nowym) (?:filmie|filmiku)|kanał\\p{L}*|subskryb\\p{L}*|łapk\\p{L}* / (?:moj\\p{L}*|t\\p{L}+) (?:wystąpieni|prezentacj|prelekcj)\\p{L}*|slajd\\p{L}*',
    ),
  tr: () =>
    words(
      'Konuşma, Toplantı, Sohbet, Söyleşi, Ders, Haberler, Podcast, Video, Kayıt, Konuşanlar, Konu',
      'ders(?:imiz|te|in)?|alıştırma|ödev / haberler|manşetler|muhabir / röportaj|söyleşi|konuğum|konuğumuz / toplantı(?:da|nın|sı)?|gündem|tutanak / podcast\\p{L}*|(?:yeni|bu|gelecek) bölüm\\p{L}*|bölümü / (?:bu|yeni|sonraki) video\\p{L}*|kanal(?:a|ı|ım|ıma|ımıza)|abone|beğen\\p{L}* / (?:bu|benim) (?:konuşma|sunum)\\p{L}*|slayt\\p{L}*',
    ),
  vi: () =>
    words(
      'Bài nói, Cuộc họp, Trò chuyện, Phỏng vấn, Bài học, Tin tức, Podcast, Video, Bản ghi, Người nói, Chủ đề',
      'bài học|bài giảng|khóa học|bài tập / tin tức|bản tin|phóng viên / phỏng vấn|khách mời / cuộc họp|chương trình nghị sự|biên bản / podcast|tập (?:này|mới|hôm nay) / video (?:này|hôm nay|tiếp theo)|kênh|đăng ký / bài (?:nói|thuyết trình)|slide',
    ),
  id: () =>
    words(
      'Ceramah, Rapat, Percakapan, Wawancara, Pelajaran, Berita, Podcast, Video, Rekaman, Pembicara, Topik',
      'pelajaran|kuliah|tutorial|kursus|latihan / berita|reporter|koresponden / wawancara|tamu (?:saya|kita) / rapat|agenda|notulen / podcast|siniar|episode (?:ini|kali ini|baru) / video (?:ini|kali ini|selanjutnya)|channel|subscribe / (?:presentasi|ceramah) (?:ini|saya)|slide',
    ),
  ko: () =>
    words(
      '강연, 회의, 대화, 인터뷰, 강의, 뉴스, 팟캐스트, 영상, 녹음, 말하는 사람, 주제',
      '강의|수업|연습 문제|숙제 / 뉴스|속보|특파원|기자입니다|보도합니다|다음 소식 / 인터뷰|모셨습니다|게스트 / 회의|안건|회의록 / 팟캐스트|이번 회|에피소드 / 이번 영상|다음 영상|채널|구독|좋아요 / 강연|발표|슬라이드',
      inside,
    ),
  ar: () =>
    words(
      'حديث, اجتماع, محادثة, مقابلة, درس, أخبار, بودكاست, فيديو, تسجيل, المتحدثون, الموضوع',
      'الدرس|المحاضرة|تمارين|الواجب / الأخبار|العناوين|مراسلنا|نشرة / المقابلة|ضيفنا|ضيفي / الاجتماع|جدول الأعمال|المحضر / بودكاست|البودكاست|(?:هذه|حلقة|الحلقة) (?:الحلقة|جديدة|القادمة) / هذا الفيديو|الفيديو القادم|القناة|قناتي|قناتنا|اشترك|الاشتراك / كلمتي|محاضرتي|هذا العرض|الشريحة',
      inside,
    ),
  fa: () =>
    words(
      'سخنرانی, جلسه, گفتگو, مصاحبه, درس, اخبار, پادکست, ویدیو, ضبط, سخنرانان, موضوع',
      'این درس|کلاس|تمرین|تکلیف / بخش خبری|خبرنگار|(?:عناوین|سرخط) (?:مهم‌ترین )?(?:خبرها|اخبار)|اخبار / مصاحبه|مهمان (?:من|ما|امروز|برنامه) / جلسه|دستور جلسه|صورت‌جلسه / پادکست|این قسمت|(?:اپیزود|قسمت) (?:جدید|بعدی) / این وید[یئ]و|وید[یئ]وی بعدی|کانال|سابسکرایب|لایک / سخنرانی|ارائه|اسلاید',
      inside,
    ),
  he: () =>
    words(
      'הרצאה, ישיבה, שיחה, ריאיון, שיעור, חדשות, פודקאסט, סרטון, הקלטה, דוברים, נושא',
      'השיעור|בשיעור|תרגיל|שיעורי בית / חדשות|מהדורת|כתבנו|כתבתנו / ריאיון|ראיון|האורח שלי|האורחת שלי|האורח שלנו / הישיבה|סדר היום|פרוטוקול / פודקאסט|בפרק הזה|הפרק הזה|(?:פרק|לפרק) חדש / בסרטון|הסרטון|לערוץ|הירשמו|לייק / בהרצאה|המצגת|בשקופית|שקופית',
      inside,
    ),
  hi: () =>
    words(
      'भाषण, बैठक, बातचीत, साक्षात्कार, पाठ, समाचार, पॉडकास्ट, वीडियो, रिकॉर्डिंग, वक्ता, विषय',
      'पाठ|कक्षा|अभ्यास|होमवर्क / समाचार|सुर्खियाँ|संवाददाता / साक्षात्कार|इंटरव्यू|मेहमान / बैठक|कार्यसूची|मीटिंग / पॉडकास्ट|एपिसोड / (?:इस|आज के|अगले) वीडियो|चैनल|सब्सक्राइब|लाइक / भाषण|प्रस्तुति|स्लाइड',
      inside,
    ),
  zh: () =>
    words(
      '演讲, 会议, 对话, 访谈, 课程, 新闻, 播客, 视频, 录音, 发言人, 主题',
      '[这這](?:[节節]|堂)[课課]|本课|上课|课程|作业|练习 / 新闻|新聞|头条|记者报道|本台 / 采访|採訪|嘉宾|访谈 / 会议|會議|议程|圆桌|论坛 / 播客|[本这這下]期[节節]目|[本这這]一?集 / 视频|視頻|影片|频道|頻道|关注|訂閱|订阅|点赞|按讚|下期再[见見] / 演讲|演講|报告会|幻灯片|[这這][张張][图圖]|投影片',
      inside,
    ),
  'zh-Hant': () =>
    words(
      '演講, 會議, 對話, 訪談, 課程, 新聞, Podcast, 影片, 錄音, 發言人, 主題',
      '這節課|這堂課|上課|課程|作業|練習 / 新聞|頭條|記者報導|本臺 / 採訪|來賓|專訪|訪談 / 會議|議程|圓桌|論壇 / podcast|[本這下][期集]節目|這一?集 / 影片|視頻|頻道|訂閱|按讚 / 演講|簡報|投影片',
      inside,
    ),
  th: () =>
    words(
      'การบรรยาย, การประชุม, การสนทนา, การสัมภาษณ์, บทเรียน, ข่าว, พอดแคสต์, วิดีโอ, บันทึกเสียง, ผู้พูด, เรื่อง',
      'บทเรียน|ชั้นเรียน|แบบฝึกหัด|การบ้าน / ข่าว|ผู้สื่อข่าว / สัมภาษณ์|แขกรับเชิญ / การประชุม|วาระ / พอดแคสต์|อีพี / วิดีโอนี้|คลิปนี้|ช่อง|กดติดตาม|กดไลก์ / การบรรยาย|สไลด์',
      inside,
    ),
  ja: () =>
    words(
      '講演, 会議, 対談, インタビュー, 授業, ニュース, ポッドキャスト, 動画, 録音, 話者, テーマ',
      '授業|レッスン|講座|宿題|練習問題 / ニュース|速報|記者|中継 / インタビュー|ゲスト|お迎え / 会議|議題|議事録|ミーティング / ポッドキャスト|今回のエピソード|第\\d+回 / 動画|チャンネル登録|高評価 / 講演|発表|スライド',
      inside,
    ),
});
