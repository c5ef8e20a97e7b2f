/** Text that the test model writes in languages other than that of its data, long enough for language detection. */
export const phrases: Record<string, string> = {
  en: 'In this part it is explained what the speaker has learned and why it matters for the people who listen',
  zh: '这一部分解释了讲者学到了什么，以及为什么这对听众来说很重要，并且举出了几个具体的例子来说明',
  ja: 'この部分では、話し手が何を学んだのか、そしてそれがなぜ聞き手にとって大切なのかを説明しています',
  ko: '이 부분에서는 말하는 사람이 무엇을 배웠는지 그리고 그것이 듣는 사람들에게 왜 중요한지 설명합니다',
  de: 'In diesem Teil wird erklärt, was die Rednerin gelernt hat und warum das für die Menschen wichtig ist, die ihr zuhören',
  es: 'En esta parte se explica lo que la persona que habla ha aprendido y por qué es importante para los que la escuchan',
  fr: 'Dans cette partie on explique ce que la personne qui parle a appris et pourquoi cela compte pour ceux qui écoutent',
  ru: 'В этой части объясняется, что узнал говорящий и почему это важно для тех людей, которые его слушают сегодня',
  ar: 'في هذا الجزء يشرح المتحدث ما الذي تعلمه ولماذا هو مهم بالنسبة إلى الناس الذين يستمعون إليه اليوم',
  hi: 'इस भाग में बताया गया है कि वक्ता ने क्या सीखा और यह सुनने वाले लोगों के लिए क्यों महत्वपूर्ण है',
  th: 'ในส่วนนี้อธิบายว่าผู้พูดได้เรียนรู้อะไรและเหตุใดจึงสำคัญสำหรับผู้คนที่กำลังฟังอยู่ในวันนี้',
};
