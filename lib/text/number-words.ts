/** The number words of a language (BCP 47 base tag), as own lists: `value=word,word`. */
interface NumberList {
  values: string;
  /** Words that join the parts of one number. */
  joiners?: string;
  /** Words for the decimal mark. */
  points?: string;
  /** Words before a number that make it approximate. */
  approximations?: string;
  /** Words that add a half to the number before them, a phrase each. */
  halves?: string[];
  /** Stems of ordinals, and the endings that follow them. Words that are also seconds are left out. */
  ordinals?: [stems: string, endings: string];
  /** Words for a part of a whole, by its denominator. */
  fractions?: string;
  /** Words that often are no numbers, or with the word before them, separated by commas. */
  homographs?: string;
}

const lists: Record<string, NumberList> = {
  en: {
    values:
      '0=zero,oh 1=one 2=two 3=three 4=four 5=five 6=six 7=seven 8=eight 9=nine 10=ten 11=eleven 12=twelve,dozen 13=thirteen 14=fourteen 15=fifteen 16=sixteen 17=seventeen 18=eighteen 19=nineteen 20=twenty,twenties 30=thirty,thirties 40=forty,fourty,forties 50=fifty,fifties 60=sixty,sixties 70=seventy,seventies 80=eighty,eighties 90=ninety,nineties 100=hundred,hundreds 1e3=thousand,thousands,k 1e6=million,millions 1e9=billion,billions 1e12=trillion,trillions',
    joiners: 'and a',
    points: 'point',
    approximations: 'about around approximately roughly nearly almost over under above below least most than up some',
    halves: ['and a half'],
    ordinals: [
      '1=first 2=second 3=third 4=fourth 5=fifth 6=sixth 7=seventh 8=eighth 9=ninth 10=tenth 11=eleventh 12=twelfth 13=thirteenth 14=fourteenth 15=fifteenth 16=sixteenth 17=seventeenth 18=eighteenth 19=nineteenth 20=twentieth 30=thirtieth',
      '',
    ],
    fractions: '2=half,halves 3=third,thirds 4=quarter,quarters 5=fifth,fifths 10=tenth,tenths',
    // the letter
    homographs: 'k',
  },
  de: {
    values:
      '0=null 1=eins,ein,eine,einen,einer,einem 1.5=anderthalb,eineinhalb 2=zwei,zwo 3=drei 4=vier 5=fünf 6=sechs 7=sieben 8=acht 9=neun 10=zehn 11=elf 12=zwölf,dutzend 13=dreizehn 14=vierzehn 15=fünfzehn 16=sechzehn 17=siebzehn 18=achtzehn 19=neunzehn 20=zwanzig,zwanziger 30=dreißig,dreissig,dreißiger 40=vierzig,vierziger 50=fünfzig,fünfziger 60=sechzig,sechziger 70=siebzig,siebziger 80=achtzig,achtziger 90=neunzig,neunziger 100=hundert,hunderte 1e3=tausend,tausende 1e6=million,millionen,mio 1e9=milliarde,milliarden,mrd 1e12=billion,billionen',
    joiners: 'und',
    points: 'komma',
    approximations: 'etwa ungefähr rund circa ca fast knapp über unter mindestens höchstens mehr als gut',
    ordinals: [
      '1=erst 2=zweit 3=dritt 4=viert 5=fünft 6=sechst 7=siebt,siebent 8=acht 9=neunt 10=zehnt 11=elft 12=zwölft 13=dreizehnt 14=vierzehnt 15=fünfzehnt 16=sechzehnt 17=siebzehnt 18=achtzehnt 19=neunzehnt 20=zwanzigst 30=dreißigst,dreissigst',
      'e en er es em',
    ],
    fractions: '2=halb,halbe,halben,halber,halbes,hälfte 3=drittel 4=viertel 5=fünftel 10=zehntel',
    // to pay attention
    homographs: 'achte,achten,außer acht,in acht',
  },
  fr: {
    values:
      '0=zéro 1=un,une 2=deux 3=trois 4=quatre 5=cinq 6=six 7=sept 8=huit 9=neuf 10=dix 11=onze 12=douze,douzaine 13=treize 14=quatorze 15=quinze,quinzaine 16=seize 20=vingt,vingts,vingtaine 30=trente,trentaine 40=quarante 50=cinquante,cinquantaine 60=soixante 70=septante 80=huitante,octante 90=nonante 100=cent,cents,centaine,centaines 1e3=mille,millier,milliers 1e6=million,millions 1e9=milliard,milliards',
    joiners: 'et',
    points: 'virgule',
    approximations: 'environ près presque plus moins autour quelque quasi',
    halves: ['et demi', 'et demie'],
    ordinals: [
      '1=prem,un 2=deux 3=trois 4=quatr 5=cinqu 6=six 7=sept 8=huit 9=neuv 10=dix 11=onz 12=douz 13=treiz 14=quatorz 15=quinz 16=seiz 20=vingt',
      'ième ièmes ier ière',
    ],
    fractions: '2=demi,demie,moitié 3=tiers 4=quart,quarts 5=cinquième,cinquièmes 10=dixième,dixièmes',
    // new
    homographs: 'neuf',
  },
  es: {
    values:
      '0=cero 1=un,uno,una 2=dos 3=tres 4=cuatro 5=cinco 6=seis 7=siete 8=ocho 9=nueve 10=diez 11=once 12=doce,docena 13=trece 14=catorce 15=quince 16=dieciséis 17=diecisiete 18=dieciocho 19=diecinueve 20=veinte 21=veintiuno,veintiún,veintiuna 22=veintidós 23=veintitrés 24=veinticuatro 25=veinticinco 26=veintiséis 27=veintisiete 28=veintiocho 29=veintinueve 30=treinta 40=cuarenta 50=cincuenta 60=sesenta 70=setenta 80=ochenta 90=noventa 100=cien,ciento,cientos 200=doscientos,doscientas 300=trescientos,trescientas 400=cuatrocientos,cuatrocientas 500=quinientos,quinientas 600=seiscientos,seiscientas 700=setecientos,setecientas 800=ochocientos,ochocientas 900=novecientos,novecientas 1e3=mil,miles 1e6=millón,millones',
    joiners: 'y',
    points: 'coma punto',
    approximations: 'unos unas aproximadamente cerca casi más menos alrededor sobre',
    halves: ['y medio', 'y media'],
    ordinals: ['1=primer 3=tercer 4=cuart 5=quint 6=sext 7=séptim 8=octav 9=noven 10=décim', ' o a os as'],
    fractions: '2=medio,media,mitad 3=tercio,tercios,tercera,terceras 4=cuarto,cuartos,cuarta 5=quinto,quinta,quintos',
    // room
    homographs: 'cuarto,cuartos',
  },
  pt: {
    values:
      '0=zero 1=um,uma 2=dois,duas 3=três 4=quatro 5=cinco 6=seis 7=sete 8=oito 9=nove 10=dez 11=onze 12=doze,dúzia 13=treze 14=quatorze,catorze 15=quinze 16=dezesseis,dezasseis 17=dezessete,dezassete 18=dezoito 19=dezenove,dezanove 20=vinte 30=trinta 40=quarenta 50=cinquenta 60=sessenta 70=setenta 80=oitenta 90=noventa 100=cem,cento,centos 200=duzentos,duzentas 300=trezentos,trezentas 400=quatrocentos,quatrocentas 500=quinhentos,quinhentas 600=seiscentos,seiscentas 700=setecentos,setecentas 800=oitocentos,oitocentas 900=novecentos,novecentas 1e3=mil 1e6=milhão,milhões 1e9=bilhão,bilhões',
    joiners: 'e',
    points: 'vírgula ponto',
    approximations: 'cerca aproximadamente quase mais menos uns umas',
    halves: ['e meio', 'e meia'],
    ordinals: ['1=primeir 3=terceir 4=quart 5=quint 6=sext 7=sétim 8=oitav 9=non 10=décim', 'o a os as'],
    fractions: '2=meio,meia,metade 3=terço,terços 4=quarto,quartos 5=quinto,quintos',
    // room, weekdays
    homographs: 'quarto,quartos,quarta,quartas,quinta,quintas,sexta,sextas',
  },
  it: {
    values:
      '0=zero 1=un,uno,una 2=due 3=tre 4=quattro 5=cinque 6=sei 7=sette 8=otto 9=nove 10=dieci 11=undici 12=dodici,dozzina 13=tredici 14=quattordici 15=quindici 16=sedici 17=diciassette 18=diciotto 19=diciannove 20=venti,ventina 30=trenta,trentina 40=quaranta 50=cinquanta 60=sessanta 70=settanta 80=ottanta 90=novanta 100=cento,centinaia 1e3=mille,mila 1e6=milione,milioni 1e9=miliardo,miliardi',
    joiners: 'e',
    points: 'virgola',
    approximations: 'circa quasi più meno',
    halves: ['e mezzo', 'e mezza'],
    ordinals: ['1=prim 3=terz 4=quart 5=quint 6=sest 7=settim 8=ottav 9=non 10=decim', 'o a i e'],
    fractions: '2=mezzo,mezza,metà 3=terzo,terzi 4=quarto,quarti 5=quinto,quinti',
    // you are, winds
    homographs: 'sei,i venti,dei venti',
  },
  nl: {
    values:
      '0=nul 1=één,een 1.5=anderhalf,anderhalve 2=twee 3=drie 4=vier 5=vijf 6=zes 7=zeven 8=acht 9=negen 10=tien 11=elf 12=twaalf,dozijn 13=dertien 14=veertien 15=vijftien 16=zestien 17=zeventien 18=achttien 19=negentien 20=twintig 30=dertig 40=veertig 50=vijftig 60=zestig 70=zeventig 80=tachtig 90=negentig 100=honderd,honderden 1e3=duizend,duizenden 1e6=miljoen,mln 1e9=miljard,mld',
    joiners: 'en',
    points: 'komma',
    approximations: 'ongeveer circa bijna ruim meer minder rond',
    ordinals: [
      '1=eerst 2=tweed 3=derd 4=vierd 5=vijfd 6=zesd 7=zevend 8=achtst 9=negend 10=tiend 11=elfd 12=twaalfd 13=dertiend 14=veertiend 15=vijftiend 16=zestiend 17=zeventiend 18=achttiend 19=negentiend 20=twintigst 30=dertigst',
      'e',
    ],
    fractions: '2=half,halve,helft 3=derde 4=kwart 5=vijfde 10=tiende',
    // attention
    homographs: 'in acht',
  },
  ru: {
    values:
      '0=ноль,нуля 1=один,одна,одно,одного,одной,одну,одному,одним 1.5=полтора,полторы,полутора 2=два,две,двух,двум,двумя 3=три,трёх,трех,трём,трем,тремя 4=четыре,четырёх,четырех,четырём,четырем,четырьмя 5=пять,пяти,пятью 6=шесть,шести,шестью 7=семь,семи,семью 8=восемь,восьми,восемью 9=девять,девяти,девятью 10=десять,десяти,десятью 11=одиннадцать,одиннадцати,одиннадцатью 12=двенадцать,двенадцати,двенадцатью 13=тринадцать,тринадцати,тринадцатью 14=четырнадцать,четырнадцати,четырнадцатью 15=пятнадцать,пятнадцати,пятнадцатью 16=шестнадцать,шестнадцати,шестнадцатью 17=семнадцать,семнадцати,семнадцатью 18=восемнадцать,восемнадцати,восемнадцатью 19=девятнадцать,девятнадцати,девятнадцатью 20=двадцать,двадцати,двадцатью 30=тридцать,тридцати,тридцатью 40=сорок,сорока 50=пятьдесят,пятидесяти 60=шестьдесят,шестидесяти 70=семьдесят,семидесяти 80=восемьдесят,восьмидесяти 90=девяносто,девяноста 100=сто,ста,сотня,сотни,сотню,сотен 200=двести,двухсот 300=триста,трёхсот,трехсот 400=четыреста,четырёхсот,четырехсот 500=пятьсот,пятисот 600=шестьсот,шестисот 700=семьсот,семисот 800=восемьсот,восьмисот 900=девятьсот,девятисот 1e3=тысяча,тысячи,тысяч,тысячу,тысяче,тысячей,тысячам,тысячами,тыс 5e5=полмиллиона 1e6=миллион,миллиона,миллионов,миллиону,миллионом,миллионы,млн 1e9=миллиард,миллиарда,миллиардов,миллиарды,млрд',
    points: 'запятая целых',
    approximations: 'около примерно почти приблизительно более менее свыше',
    halves: ['с половиной'],
    ordinals: [
      '1=перв 2=втор 4=четвёрт,четверт 5=пят 6=шест 7=седьм 8=восьм 9=девят 10=десят 11=одиннадцат 12=двенадцат 13=тринадцат 14=четырнадцат 15=пятнадцат 16=шестнадцат 17=семнадцат 18=восемнадцат 19=девятнадцат 20=двадцат 30=тридцат 40=сороков 50=пятидесят 60=шестидесят 70=семидесят 80=восьмидесят 90=девяност 3=трет',
      'ый ой ий ая ое ого ому ым ом ую ые ых ье ьего ьему ьем ья ьей ью',
    ],
    fractions: '2=половина,половину,половины,половине,пол 3=треть,трети,третью 4=четверть,четверти,четвертью',
    // family
    homographs: 'семью',
  },
  pl: {
    values:
      '0=zero 1=jeden,jedna,jedno,jednego,jedną 1.5=półtora,półtorej 2=dwa,dwie,dwóch,dwu,dwoma,dwaj 3=trzy,trzech,trzem,trzej 4=cztery,czterech,czterem 5=pięć,pięciu 6=sześć,sześciu 7=siedem,siedmiu 8=osiem,ośmiu 9=dziewięć,dziewięciu 10=dziesięć,dziesięciu 11=jedenaście,jedenastu 12=dwanaście,dwunastu,tuzin 13=trzynaście,trzynastu 14=czternaście,czternastu 15=piętnaście,piętnastu 16=szesnaście,szesnastu 17=siedemnaście,siedemnastu 18=osiemnaście,osiemnastu 19=dziewiętnaście,dziewiętnastu 20=dwadzieścia,dwudziestu 30=trzydzieści,trzydziestu 40=czterdzieści,czterdziestu 50=pięćdziesiąt,pięćdziesięciu 60=sześćdziesiąt,sześćdziesięciu 70=siedemdziesiąt,siedemdziesięciu 80=osiemdziesiąt,osiemdziesięciu 90=dziewięćdziesiąt,dziewięćdziesięciu 100=sto,stu 200=dwieście,dwustu 300=trzysta,trzystu 400=czterysta,czterystu 500=pięćset,pięciuset 600=sześćset,sześciuset 700=siedemset,siedmiuset 800=osiemset,ośmiuset 900=dziewięćset,dziewięciuset 1e3=tysiąc,tysiące,tysięcy,tysiąca,tys 1e6=milion,miliony,milionów,miliona,mln 1e9=miliard,miliardy,miliardów,miliarda,mld',
    points: 'przecinek',
    approximations: 'około prawie niemal ponad blisko mniej więcej',
    halves: ['i pół'],
    ordinals: [
      '1=pierwsz 2=drug 3=trzec 4=czwart 5=piąt 6=szóst 7=siódm 8=ósm 9=dziewiąt 10=dziesiąt 11=jedenast 12=dwunast 13=trzynast 14=czternast 15=piętnast 16=szesnast 17=siedemnast 18=osiemnast 19=dziewiętnast 20=dwudziest 30=trzydziest',
      'y a e ego ej emu ym ą i iego iej im ia',
    ],
    fractions: '2=pół,połowa,połowę,połowy 3=trzecia,trzecią 4=ćwierć,kwadrans',
  },
  tr: {
    values:
      '0=sıfır 1=bir 2=iki 3=üç 4=dört 5=beş 6=altı 7=yedi 8=sekiz 9=dokuz 10=on 12=düzine 20=yirmi 30=otuz 40=kırk 50=elli 60=altmış 70=yetmiş 80=seksen 90=doksan 100=yüz 1e3=bin 1e6=milyon 1e9=milyar',
    points: 'virgül',
    approximations: 'yaklaşık neredeyse fazla az',
    halves: ['buçuk'],
    ordinals: [
      '1=birinci 2=ikinci 3=üçüncü 4=dördüncü 5=beşinci 6=altıncı 7=yedinci 8=sekizinci 9=dokuzuncu 10=onuncu 20=yirminci 30=otuzuncu',
      '',
    ],
    fractions: '2=yarım,yarısı,yarı 4=çeyrek,çeyreği',
    // under, ate, face
    homographs: 'altı,yedi,yüz',
  },
  vi: {
    values:
      '0=không 1=một,mốt 2=hai 3=ba 4=bốn,tư 5=năm,lăm 6=sáu 7=bảy 8=tám 9=chín 10=mười,mươi 12=tá 100=trăm 1e3=nghìn,ngàn 1e6=triệu 1e9=tỷ,tỉ',
    joiners: 'linh lẻ',
    points: 'phẩy',
    approximations: 'khoảng gần hơn',
    halves: ['rưỡi'],
    fractions: '2=nửa',
    // year, “đầu tư” (to invest), ripe, officer, ratio, weekdays and months
    homographs: 'năm,tư,chín,tá,tỷ,tỉ,thứ hai,thứ ba,thứ sáu,thứ bảy,tháng hai,tháng ba,tháng sáu,tháng bảy,tháng tám,tháng mười',
  },
  id: {
    values:
      '0=nol 1=satu 2=dua 3=tiga 4=empat 5=lima 6=enam 7=tujuh 8=delapan 9=sembilan 10=sepuluh,puluh,belas 11=sebelas 12=lusin 100=seratus,ratus 1e3=seribu,ribu 1e6=juta,sejuta 1e9=miliar',
    points: 'koma',
    approximations: 'sekitar hampir lebih kurang',
    halves: ['setengah'],
    ordinals: ['1=pertama 2=kedua 3=ketiga 4=keempat 5=kelima 6=keenam 7=ketujuh 8=kedelapan 9=kesembilan 10=kesepuluh', ''],
    fractions: '2=setengah,separuh 3=sepertiga 4=seperempat',
    // mercy
    homographs: 'belas',
  },
  ar: {
    values:
      '0=صفر 1=واحد,واحدة 2=اثنان,اثنين,اثنتين 3=ثلاثة,ثلاث 4=أربعة,أربع 5=خمسة,خمس 6=ستة,ست 7=سبعة,سبع 8=ثمانية,ثماني,ثمان 9=تسعة,تسع 10=عشرة,عشر 20=عشرون,عشرين 30=ثلاثون,ثلاثين 40=أربعون,أربعين 50=خمسون,خمسين 60=ستون,ستين 70=سبعون,سبعين 80=ثمانون,ثمانين 90=تسعون,تسعين 100=مئة,مائة 200=مئتين,مئتان,مئتي,مائتين,مائتان,مائتي 300=ثلاثمئة,ثلاثمائة 400=أربعمئة,أربعمائة 500=خمسمئة,خمسمائة 600=ستمئة,ستمائة 700=سبعمئة,سبعمائة 800=ثمانمئة,ثمانمائة 900=تسعمئة,تسعمائة 1e3=ألف,آلاف,ألفا,ألفًا 2e3=ألفين,ألفان,ألفي 1e6=مليون,ملايين,مليونا 2e6=مليونين,مليونان,مليوني 1e9=مليار,مليارات',
    joiners: 'و',
    points: 'فاصلة',
    approximations: 'حوالي نحو تقريبا أكثر أقل',
    halves: ['ونصف', 'و نصف'],
    ordinals: ['1=أول,أولى 2=ثاني,ثانية 3=ثالث 4=رابع 5=خامس 6=سادس 7=سابع 8=ثامن 9=تاسع 10=عاشر', ' ة'],
    fractions: '2=نصف 3=ثلث 4=ربع',
  },
  hi: {
    values:
      '0=शून्य 1=एक 1.5=डेढ़ 0.5=साढ़े -0.25=पौने 0.25=सवा 2=दो 2.5=ढाई 3=तीन 4=चार 5=पाँच,पांच 6=छह,छः,छे 7=सात 8=आठ 9=नौ 10=दस 11=ग्यारह 12=बारह,दर्जन 13=तेरह 14=चौदह 15=पंद्रह,पन्द्रह 16=सोलह 17=सत्रह 18=अठारह 19=उन्नीस 20=बीस 21=इक्कीस 22=बाईस 23=तेईस 24=चौबीस 25=पच्चीस 26=छब्बीस 27=सत्ताईस 28=अट्ठाईस 29=उनतीस 30=तीस 31=इकतीस 32=बत्तीस 33=तैंतीस 34=चौंतीस 35=पैंतीस 36=छत्तीस 37=सैंतीस 38=अड़तीस 39=उनतालीस 40=चालीस 41=इकतालीस 42=बयालीस 43=तैंतालीस 44=चौवालीस 45=पैंतालीस 46=छियालीस 47=सैंतालीस 48=अड़तालीस 49=उनचास 50=पचास 51=इक्यावन 52=बावन 53=तिरपन 54=चौवन 55=पचपन 56=छप्पन 57=सत्तावन 58=अट्ठावन 59=उनसठ 60=साठ 61=इकसठ 62=बासठ 63=तिरसठ 64=चौंसठ 65=पैंसठ 66=छियासठ 67=सड़सठ 68=अड़सठ 69=उनहत्तर 70=सत्तर 71=इकहत्तर 72=बहत्तर 73=तिहत्तर 74=चौहत्तर 75=पचहत्तर 76=छिहत्तर 77=सतहत्तर 78=अठहत्तर 79=उन्यासी 80=अस्सी 81=इक्यासी 82=बयासी 83=तिरासी 84=चौरासी 85=पचासी 86=छियासी 87=सत्तासी 88=अट्ठासी 89=नवासी 90=नब्बे 91=इक्यानवे 92=बानवे 93=तिरानवे 94=चौरानवे 95=पंचानवे,पचानवे 96=छियानवे 97=सत्तानवे 98=अट्ठानवे 99=निन्यानवे 100=सौ 1e3=हज़ार,हजार 1e5=लाख 1e7=करोड़',
    points: 'दशमलव',
    approximations: 'लगभग करीब क़रीब',
    ordinals: ['1=पहल 2=दूसर 3=तीसर 4=चौथ', 'ा े ी'],
    fractions: '2=आधा,आधे,आधी 3=तिहाई 4=चौथाई',
  },
};

/** The number words of a language, by lower-case word. */
export interface NumberWords {
  /** Values of 100 and more multiply what precedes them. */
  values: ReadonlyMap<string, number>;
  ordinals: ReadonlyMap<string, number>;
  /** Words that claim no number alone, and such with the word before them. */
  homographs: ReadonlySet<string>;
  /** Denominators. */
  fractions: ReadonlyMap<string, number>;
  halves: readonly (readonly string[])[];
  joiners: ReadonlySet<string>;
  points: ReadonlySet<string>;
  approximations: ReadonlySet<string>;
}

const cache = new Map<string, NumberWords>();

/** Returns whether the numbers in words of a language are known. Those of Chinese, Japanese and Korean are signs of their own. */
export const hasNumberWords = (language: string): boolean =>
  Object.hasOwn(lists, language) || /^(?:zh|yue|ja|ko)$/.test(language);

/** Returns the number words of a language; none for a language without a list. */
export function numberWords(language: string): NumberWords {
  const known = cache.get(language);
  if (known) return known;
  const list: NumberList = Object.hasOwn(lists, language) ? lists[language]! : { values: '' };
  const [stems, endings] = list.ordinals ?? ['', ''];
  const read: NumberWords = {
    values: new Map(entries(list.values)),
    ordinals: new Map(
      entries(stems).flatMap(([stem, value]) => endings.split(' ').map((ending): [string, number] => [stem + ending, value])),
    ),
    fractions: new Map(entries(list.fractions)),
    homographs: new Set(list.homographs?.split(',')),
    halves: (list.halves ?? []).map((phrase) => phrase.split(' ')),
    joiners: wordSet(list.joiners),
    points: wordSet(list.points),
    approximations: wordSet(list.approximations),
  };
  cache.set(language, read);
  return read;
}

/** Languages in which many number words mean something else too: Vietnamese "năm" (year), Turkish "yüz" (face). */
const ambiguous = /^(?:vi|tr)$/;

/** Returns whether a word, in lower case, is a number in digits or in one word. */
export const isNumberWord = (word: string, language: string): boolean =>
  /^\p{N}+$/u.test(word) || (!ambiguous.test(language) && numberWords(language).values.has(word));

const wordSet = (list = '') => new Set(list.split(' ').filter(Boolean));
const entries = (list = '') =>
  [...wordSet(list)].flatMap((entry) => {
    const [value, spellings] = entry.split('=');
    return spellings!.split(',').map((word): [string, number] => [word, Number(value)]);
  });
