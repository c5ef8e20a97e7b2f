/** The number words of a language (BCP 47 base tag), as one list. */
export interface NumberWords {
  /** Values by lower-case word. Values of 100 and more multiply what precedes them. */
  values: ReadonlyMap<string, number>;
  /** Words that join the parts of one number, as "and" in "two hundred and six". */
  joiners: ReadonlySet<string>;
  /** Words for the decimal mark. */
  points: ReadonlySet<string>;
  /** Words before a number that make it approximate. */
  approximations: ReadonlySet<string>;
}

/** Own lists: `value=word,word`, then joiners, decimal marks and words of approximation. */
const lists: Record<string, readonly [values: string, joiners: string, points: string, approximations: string]> = {
  en: [
    '0=zero,oh 1=one 2=two 3=three 4=four 5=five 6=six 7=seven 8=eight 9=nine 10=ten 11=eleven 12=twelve,dozen 13=thirteen 14=fourteen 15=fifteen 16=sixteen 17=seventeen 18=eighteen 19=nineteen 20=twenty,twenties 30=thirty,thirties 40=forty,fourty,forties 50=fifty,fifties 60=sixty,sixties 70=seventy,seventies 80=eighty,eighties 90=ninety,nineties 100=hundred,hundreds 1e3=thousand,thousands,k 1e6=million,millions 1e9=billion,billions 1e12=trillion,trillions',
    'and a',
    'point',
    'about around approximately roughly nearly almost over under above below least most than up some',
  ],
  de: [
    '0=null 1=eins,ein,eine,einen,einer,einem 2=zwei,zwo 3=drei 4=vier 5=fünf 6=sechs 7=sieben 8=acht 9=neun 10=zehn 11=elf 12=zwölf,dutzend 13=dreizehn 14=vierzehn 15=fünfzehn 16=sechzehn 17=siebzehn 18=achtzehn 19=neunzehn 20=zwanzig 30=dreißig,dreissig 40=vierzig 50=fünfzig 60=sechzig 70=siebzig 80=achtzig 90=neunzig 100=hundert,hunderte 1e3=tausend,tausende 1e6=million,millionen,mio 1e9=milliarde,milliarden,mrd 1e12=billion,billionen',
    'und',
    'komma',
    'etwa ungefähr rund circa ca fast knapp über unter mindestens höchstens mehr als gut',
  ],
  fr: [
    '0=zéro 1=un,une 2=deux 3=trois 4=quatre 5=cinq 6=six 7=sept 8=huit 9=neuf 10=dix 11=onze 12=douze,douzaine 13=treize 14=quatorze 15=quinze,quinzaine 16=seize 20=vingt,vingts,vingtaine 30=trente,trentaine 40=quarante 50=cinquante,cinquantaine 60=soixante 70=septante 80=huitante,octante 90=nonante 100=cent,cents,centaine,centaines 1e3=mille,millier,milliers 1e6=million,millions 1e9=milliard,milliards',
    'et',
    'virgule',
    'environ près presque plus moins autour quelque quasi',
  ],
  es: [
    '0=cero 1=un,uno,una 2=dos 3=tres 4=cuatro 5=cinco 6=seis 7=siete 8=ocho 9=nueve 10=diez 11=once 12=doce,docena 13=trece 14=catorce 15=quince 16=dieciséis 17=diecisiete 18=dieciocho 19=diecinueve 20=veinte 21=veintiuno,veintiún 22=veintidós 23=veintitrés 24=veinticuatro 25=veinticinco 26=veintiséis 27=veintisiete 28=veintiocho 29=veintinueve 30=treinta 40=cuarenta 50=cincuenta 60=sesenta 70=setenta 80=ochenta 90=noventa 100=cien,ciento,cientos 200=doscientos,doscientas 300=trescientos,trescientas 400=cuatrocientos,cuatrocientas 500=quinientos,quinientas 600=seiscientos,seiscientas 700=setecientos,setecientas 800=ochocientos,ochocientas 900=novecientos,novecientas 1e3=mil,miles 1e6=millón,millones',
    'y',
    'coma punto',
    'unos unas aproximadamente cerca casi más menos alrededor sobre',
  ],
  pt: [
    '0=zero 1=um,uma 2=dois,duas 3=três 4=quatro 5=cinco 6=seis 7=sete 8=oito 9=nove 10=dez 11=onze 12=doze,dúzia 13=treze 14=quatorze,catorze 15=quinze 16=dezesseis,dezasseis 17=dezessete,dezassete 18=dezoito 19=dezenove,dezanove 20=vinte 30=trinta 40=quarenta 50=cinquenta 60=sessenta 70=setenta 80=oitenta 90=noventa 100=cem,cento,centos 200=duzentos,duzentas 300=trezentos,trezentas 400=quatrocentos,quatrocentas 500=quinhentos,quinhentas 600=seiscentos 700=setecentos 800=oitocentos 900=novecentos 1e3=mil 1e6=milhão,milhões 1e9=bilhão,bilhões',
    'e',
    'vírgula ponto',
    'cerca aproximadamente quase mais menos uns umas',
  ],
  it: [
    '0=zero 1=un,uno,una 2=due 3=tre 4=quattro 5=cinque 6=sei 7=sette 8=otto 9=nove 10=dieci 11=undici 12=dodici,dozzina 13=tredici 14=quattordici 15=quindici 16=sedici 17=diciassette 18=diciotto 19=diciannove 20=venti,ventina 30=trenta,trentina 40=quaranta 50=cinquanta 60=sessanta 70=settanta 80=ottanta 90=novanta 100=cento,centinaia 1e3=mille,mila 1e6=milione,milioni 1e9=miliardo,miliardi',
    'e',
    'virgola',
    'circa quasi più meno',
  ],
  nl: [
    '0=nul 1=één,een 2=twee 3=drie 4=vier 5=vijf 6=zes 7=zeven 8=acht 9=negen 10=tien 11=elf 12=twaalf,dozijn 13=dertien 14=veertien 15=vijftien 16=zestien 17=zeventien 18=achttien 19=negentien 20=twintig 30=dertig 40=veertig 50=vijftig 60=zestig 70=zeventig 80=tachtig 90=negentig 100=honderd,honderden 1e3=duizend 1e6=miljoen 1e9=miljard',
    'en',
    'komma',
    'ongeveer circa bijna ruim meer minder rond',
  ],
  ru: [
    '0=ноль 1=один,одна,одно,одного,одной 2=два,две,двух 3=три,трёх,трех 4=четыре,четырёх,четырех 5=пять,пяти 6=шесть,шести 7=семь,семи 8=восемь,восьми 9=девять,девяти 10=десять,десяти 11=одиннадцать 12=двенадцать 13=тринадцать 14=четырнадцать 15=пятнадцать 16=шестнадцать 17=семнадцать 18=восемнадцать 19=девятнадцать 20=двадцать,двадцати 30=тридцать,тридцати 40=сорок 50=пятьдесят,пятидесяти 60=шестьдесят 70=семьдесят 80=восемьдесят 90=девяносто 100=сто,ста,сотни 200=двести 300=триста 400=четыреста 500=пятьсот 600=шестьсот 700=семьсот 800=восемьсот 900=девятьсот 1e3=тысяча,тысячи,тысяч 1e6=миллион,миллиона,миллионов 1e9=миллиард,миллиарда,миллиардов',
    '',
    'запятая целых',
    'около примерно почти приблизительно более менее свыше',
  ],
  pl: [
    '0=zero 1=jeden,jedna,jedno 2=dwa,dwie,dwóch 3=trzy,trzech 4=cztery,czterech 5=pięć,pięciu 6=sześć,sześciu 7=siedem,siedmiu 8=osiem,ośmiu 9=dziewięć,dziewięciu 10=dziesięć,dziesięciu 11=jedenaście 12=dwanaście 13=trzynaście 14=czternaście 15=piętnaście 16=szesnaście 17=siedemnaście 18=osiemnaście 19=dziewiętnaście 20=dwadzieścia 30=trzydzieści 40=czterdzieści 50=pięćdziesiąt 60=sześćdziesiąt 70=siedemdziesiąt 80=osiemdziesiąt 90=dziewięćdziesiąt 100=sto 200=dwieście 300=trzysta 400=czterysta 500=pięćset 600=sześćset 700=siedemset 800=osiemset 900=dziewięćset 1e3=tysiąc,tysiące,tysięcy 1e6=milion,miliony,milionów 1e9=miliard,miliardy,miliardów',
    '',
    'przecinek',
    'około prawie niemal ponad blisko mniej więcej',
  ],
  tr: [
    '0=sıfır 1=bir 2=iki 3=üç 4=dört 5=beş 6=altı 7=yedi 8=sekiz 9=dokuz 10=on 20=yirmi 30=otuz 40=kırk 50=elli 60=altmış 70=yetmiş 80=seksen 90=doksan 100=yüz 1e3=bin 1e6=milyon 1e9=milyar',
    '',
    'virgül',
    'yaklaşık neredeyse fazla az',
  ],
  vi: [
    '0=không 1=một 2=hai 3=ba 4=bốn 5=năm,lăm 6=sáu 7=bảy 8=tám 9=chín 10=mười,mươi 100=trăm 1e3=nghìn,ngàn 1e6=triệu 1e9=tỷ,tỉ',
    '',
    'phẩy',
    'khoảng gần hơn',
  ],
  id: [
    '0=nol 1=satu 2=dua 3=tiga 4=empat 5=lima 6=enam 7=tujuh 8=delapan 9=sembilan 10=sepuluh,puluh 11=sebelas 100=seratus,ratus 1e3=seribu,ribu 1e6=juta 1e9=miliar',
    '',
    'koma',
    'sekitar hampir lebih kurang',
  ],
  ar: [
    '0=صفر 1=واحد,واحدة 2=اثنان,اثنين,اثنتين 3=ثلاثة,ثلاث 4=أربعة,أربع 5=خمسة,خمس 6=ستة,ست 7=سبعة,سبع 8=ثمانية,ثماني 9=تسعة,تسع 10=عشرة,عشر 20=عشرون,عشرين 30=ثلاثون,ثلاثين 40=أربعون,أربعين 50=خمسون,خمسين 60=ستون,ستين 70=سبعون,سبعين 80=ثمانون,ثمانين 90=تسعون,تسعين 100=مئة,مائة 200=مئتين,مئتان 1e3=ألف,آلاف 1e6=مليون,ملايين 1e9=مليار',
    'و',
    'فاصلة',
    'حوالي نحو تقريبا أكثر أقل',
  ],
  hi: [
    '0=शून्य 1=एक 2=दो 3=तीन 4=चार 5=पाँच,पांच 6=छह,छः 7=सात 8=आठ 9=नौ 10=दस 11=ग्यारह 12=बारह 13=तेरह 14=चौदह 15=पंद्रह 16=सोलह 17=सत्रह 18=अठारह 19=उन्नीस 20=बीस 25=पच्चीस 30=तीस 40=चालीस 50=पचास 60=साठ 70=सत्तर 75=पचहत्तर 80=अस्सी 90=नब्बे 100=सौ 1e3=हज़ार,हजार 1e5=लाख 1e7=करोड़',
    '',
    'दशमलव',
    'लगभग करीब क़रीब',
  ],
};

const empty: NumberWords = { values: new Map(), joiners: new Set(), points: new Set(), approximations: new Set() };
const cache = new Map<string, NumberWords>();

/** Returns the number words of a language; none for a language without a list. */
export function numberWords(language: string): NumberWords {
  const known = cache.get(language);
  if (known) return known;
  const list = Object.hasOwn(lists, language) ? lists[language]! : undefined;
  if (!list) return empty;
  const [values, joiners, points, approximations] = list;
  const read: NumberWords = {
    values: new Map(
      values.split(' ').flatMap((entry) => {
        const [value, spellings] = entry.split('=');
        return spellings!.split(',').map((word): [string, number] => [word, Number(value)]);
      }),
    ),
    joiners: new Set(joiners.split(' ').filter(Boolean)),
    points: new Set(points.split(' ')),
    approximations: new Set(approximations.split(' ')),
  };
  cache.set(language, read);
  return read;
}
