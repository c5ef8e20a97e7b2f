/** A slide in words: its heading and its points. */
export interface SlideText {
  title: string;
  points: string[];
}

export const slideTexts: Record<'en' | 'zh', SlideText[]> = {
  en: [
    { title: 'Bread and its Chemistry', points: ['A short course in four evenings'] },
    {
      title: 'What is in the flour?',
      points: [
        'Starch is about 70% of the weight',
        'Proteins form gluten when they get wet',
        'Enzymes turn starch into sugar',
        'Ash tells how much of the bran is left',
      ],
    },
    {
      title: 'How dough rises',
      points: ['Yeast eats sugar and gives off gas', 'Gluten holds the bubbles', 'Warm dough rises twice as fast at 26 degrees'],
    },
    {
      title: 'Sourdough cultures',
      points: [
        'Lactic acid bacteria live with wild yeast',
        'Feed the culture every day',
        'The pH falls below 4.0 within 12 hours',
        'Acid keeps mould away',
      ],
    },
    {
      title: 'The oven',
      points: ['Steam keeps the crust soft at first', 'Sugar browns above 160 degrees', 'The crumb sets at 95 degrees'],
    },
    {
      title: 'Measuring, not guessing',
      points: [
        'Weigh water and flour on a scale',
        'Hydration = water / flour * 100',
        'Write down time and temperature',
        'Change one thing at a time',
      ],
    },
    {
      title: 'Common mistakes',
      points: [
        'Too little salt: flat taste',
        'Too much yeast: large holes',
        'Cutting it while it is hot',
        'Old flour without strength',
      ],
    },
    {
      title: 'Rye behaves differently',
      points: ['It forms almost no gluten', 'Its gums bind a lot of water', 'It needs acid to bake well'],
    },
    {
      title: 'A schedule for one day',
      points: ['08:00 mix the leaven', '14:00 knead and let it rest', '17:30 shape the loaves', '19:00 bake for 45 minutes'],
    },
    {
      title: 'What we measured',
      points: [
        'Volume grew by 38%',
        'The standard deviation was 4.2',
        'Two of fifteen loaves failed',
        'Taste: seven of nine liked B better',
      ],
    },
    {
      title: 'Further reading',
      points: ['On Food and Cooking, chapter 10', 'Journal of Cereal Science 52 (2010)', 'https://bread.example/course'],
    },
    { title: 'Questions?', points: ['lecturer@bread.example', 'Room B-217, Tuesdays at 14:00'] },
  ],
  zh: [
    { title: '面包与化学', points: ['四个晚上的短期课程'] },
    { title: '面粉里有什么', points: ['淀粉约占重量的百分之七十', '蛋白质遇水形成面筋', '酶把淀粉变成糖', '灰分说明麸皮的多少'] },
    { title: '面团怎样发酵', points: ['酵母吃糖并产生气体', '面筋把气泡留住', '温度越高发酵越快'] },
    { title: '天然酵种', points: ['乳酸菌与野生酵母共同生活', '每天都要喂养一次', '十二小时内酸度明显上升', '酸可以防止发霉'] },
    { title: '烤箱的作用', points: ['蒸汽使表皮先保持柔软', '糖在一百六十度以上变成褐色', '面包心在九十五度定型'] },
    { title: '测量而不是猜测', points: ['用秤称量水和面粉', '含水量等于水除以面粉', '记录时间和温度', '每次只改变一个条件'] },
    { title: '常见的错误', points: ['盐太少味道平淡', '酵母太多孔洞太大', '趁热切开面包', '陈旧的面粉没有筋力'] },
    { title: '黑麦有所不同', points: ['几乎不形成面筋', '其中的胶质吸收大量水分', '需要酸才能烤好'] },
    { title: '一天的时间安排', points: ['早上八点准备酵头', '下午两点揉面并静置', '五点半整形', '七点烘烤四十五分钟'] },
    { title: '测量结果', points: ['体积增加了百分之三十八', '标准差为四点二', '十五个面包中有两个失败', '多数人更喜欢第二种'] },
    { title: '参考资料', points: ['食物与厨艺第十章', '谷物科学杂志二〇一〇年', '课程网站上的讲义'] },
    { title: '提问时间', points: ['欢迎写信给老师', '每周二下午两点在办公室'] },
  ],
};
