/** Words of each language for what is recorded, in the forms that a question has: expressions with `|` between them. Own lists. */
const lists = {
  en: 'videos?|films?|movie|clip|vlog|podcasts?|audio|episodes?|talks?|keynote|lectures?|interviews?|meetings?|call|lessons?|class|course|tutorial|shows?|programme?|article|transcript|recording|broadcast|stream|conversation|discussion|debate|dialogue|chat|speech|sermon|presentation|webinar|seminar|workshop|conference|panel|round ?table|session|hearing|documentary',
  de: '(?:video|film|clip|podcast|beitrag|vortrag|rede|ansprache|predigt|vorlesung|interview|gespräch|unterhaltung|besprechung|sitzung|treffen|(?:podiums)?diskussion|debatte|runde|konferenz|webinar|seminar|kurs|unterricht|lektion|folge|episode|sendung|reportage|doku|dokumentation|präsentation|aufnahme|aufzeichnung|text)(?:e?s|e?n)?',
  fr: '(?:vidéo|film|podcast|exposé|conférence|discours|allocution|intervention|présentation|réunion|séance|conversation|discussion|débat|échange|entretien|interview|leçon|cours|séminaire|webinaire|épisode|émission|reportage|documentaire|enregistrement|article)s?|table ronde',
  es: 'v[ií]deos?|películas?|p[oó]dcasts?|charlas?|conferencias?|ponencias?|discursos?|presentaci(?:ón|ones)|reuni(?:ón|ones)|juntas?|conversaci(?:ón|ones)|discusi(?:ón|ones)|debates?|coloquios?|tertulias?|entrevistas?|clases?|lecci(?:ón|ones)|cursos?|seminarios?|episodios?|capítulos?|programas?|documental(?:es)?|grabaci(?:ón|ones)|sesi(?:ón|ones)|mesa redonda|panel',
  pt: 'filmes?|palestras?|conferências?|discursos?|apresentaç(?:ão|ões)|reuni(?:ão|ões)|conversas?|discuss(?:ão|ões)|debates?|entrevistas?|aulas?|liç(?:ão|ões)|cursos?|seminários?|episódios?|programas?|documentários?|gravaç(?:ão|ões)|sess(?:ão|ões)|mesa redonda|painel|live',
  it: 'discors[oi]|conferenz[ae]|intervent[oi]|presentazion[ei]|riunion[ei]|sedut[ae]|incontr[oi]|conversazion[ei]|chiacchierata|discussion[ei]|dibattit[oi]|intervist[ae]|lezion[ei]|cors[oi]|seminari[o]?|episodi[o]?|puntat[ae]|trasmission[ei]|programm[ai]|documentari[o]?|registrazion[ei]|tavola rotonda',
  nl: 'lezing|toespraak|presentatie|vergadering|bijeenkomst|overleg|gesprek|discussie|debat|les|college|cursus|aflevering|uitzending|programma|documentaire|opname',
  ru: '(?:видео|ролик|фильм|подкаст|лекци|выпуск|эпизод|передач|программ|выступлени|доклад|презентаци|бесед|разговор|интервью|совещани|заседани|собрани|встреч|дискусси|обсуждени|дебат|урок|заняти|курс|семинар|вебинар|конференци|запис)\\p{L}{0,4}|речь|речи|круглый стол',
  uk: '(?:відео|ролик|фільм|подкаст|лекці|випуск|епізод|передач|програм|виступ|доповід|презентаці|бесід|розмов|інтерв.ю|нарад|засіданн|зустріч|дискусі|обговоренн|дебат|урок|занятт|курс|семінар|вебінар|конференці|запис)\\p{L}{0,4}|круглий стіл',
  pl: '(?:film|filmik|podca|odcin|audycj|program|wykład|wystąpieni|przemówieni|prezentacj|prelekcj|spotkani|zebrani|rozmow|dyskusj|debat|wywiad|lekcj|kurs|seminari|webinar|konferencj|nagrani|panel)\\p{L}{0,4}',
  tr: '(?:video|film|podcast|bölüm|program|yayın|konuşma|konferans|sunum|toplantı|görüşme|sohbet|söyleşi|röportaj|mülakat|tartışma|panel|ders|seminer|kayıt|kayd|belgesel)\\p{L}{0,5}',
  vi: '(?:bài|buổi|cuộc) (?:nói chuyện|nói|giảng|học|phát biểu|diễn thuyết|thuyết trình|họp|trò chuyện|hội thoại|phỏng vấn|thảo luận|tọa đàm)|phỏng vấn|thảo luận|hội thảo|chương trình|tập|phim|bản ghi',
  id: 'ceramah|pidato|presentasi|rapat|pertemuan|percakapan|obrolan|diskusi|debat|wawancara|pelajaran|kuliah|kelas|kursus|siniar|acara|rekaman',
  ar: '(?:ال|لل)(?:فيديو|بودكاست|حلقة|مقطع|محاضرة|خطاب|كلمة|عرض|حديث|اجتماع|جلسة|محادثة|حوار|نقاش|مناقشة|مقابلة|لقاء|درس|دورة|ندوة|مؤتمر|برنامج|فيلم|تسجيل)',
  fa: '(?:وید[یئ]و|پادکست|فیلم|قسمت|اپیزود|برنامه|سخنرانی|ارائه|جلسه|گفتگو|گفت‌وگو|بحث|مصاحبه|درس|کلاس|دوره|وبینار|سمینار|کنفرانس|مستند|کلیپ)(?:ی|‌?ها|ٔ)?',
  he: '(?:ה|ב|ל)?(?:סרטון|וידאו|סרט|פודקאסט|פרק|תוכנית|הרצאה|נאום|מצגת|ישיבה|פגישה|שיחה|דיון|ויכוח|ריאיון|ראיון|שיעור|קורס|סמינר|ובינר|כנס|הקלטה|שידור)',
  hi: 'वीडियो|पॉडकास्ट|एपिसोड|फिल्म|कार्यक्रम|भाषण|व्याख्यान|लेक्चर|प्रस्तुति|बैठक|मीटिंग|बातचीत|चर्चा|बहस|साक्षात्कार|इंटरव्यू|पाठ|कक्षा|वेबिनार|संगोष्ठी|रिकॉर्डिंग',
  ko: '영상|비디오|동영상|팟캐스트|에피소드|방송|프로그램|강연|강의|연설|발표|회의|미팅|대화|대담|좌담|토론|토의|논의|인터뷰|수업|강좌|세미나|웨비나|녹음|다큐',
  zh: '视频|視頻|影片|节目|節目|播客|演讲|演講|讲座|講座|报告|報告|发言|發言|会议|會議|对话|對話|谈话|談話|聊天|讨论|討論|辩论|辯論|访谈|訪談|采访|採訪|课程|課程|论坛|論壇|圆桌|圓桌|直播|录音|錄音|文章|[段场場期集节節次部篇课課]',
  ja: '動画|ビデオ|映像|番組|放送|配信|ポッドキャスト|エピソード|回|話|講演|演説|スピーチ|プレゼン|発表|会議|ミーティング|対談|会話|討論|議論|ディスカッション|トーク|インタビュー|授業|講義|講座|レッスン|セミナー|ウェビナー|録音',
  th: 'วิดีโอ|คลิป|พอดแคสต์|รายการ|ตอน|การบรรยาย|การพูด|การนำเสนอ|การประชุม|ประชุม|การสนทนา|บทสนทนา|การอภิปราย|สัมภาษณ์|การสัมภาษณ์|บทเรียน|สัมมนา',
};

/** Returns an expression for the words of a language (BCP 47 base tag) for what is recorded, with the English ones beside it. */
export const recordingWords = (language: RecordingLanguage): string =>
  language === 'en' ? lists.en : `${lists[language]}|${lists.en}`;

/** A language with words for what is recorded (BCP 47 base tag). */
export type RecordingLanguage = keyof typeof lists;
