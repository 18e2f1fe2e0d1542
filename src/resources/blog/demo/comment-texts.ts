/** Readers' comments on posts. */
export const commentTexts = {
  en: [
    'This is the first explanation that I could forward to our accountant. Thank you.',
    'We had exactly this last month. Putting the number first solved it.',
    'How does it work with banks that close at noon on Fridays?',
    'Could you write about the tax side of this as well?',
    'I disagree about the weekend: our busiest day is Sunday.',
    'Good list. We added a ninth point: who may change the list.',
    'Does this hold for currencies without minor units?',
    'Very useful, though the second part deserves a post of its own.',
    'We tried it with twelve people, and it took an afternoon.',
    'Is there a template of that checklist?',
    'The picture of the five desks should hang in every office.',
    'Short and true. More of these, please.',
    'What happens when the approver is on holiday?',
    'I read it twice. The part on quotes changed how we buy dollars.',
  ],
  cn: [
    '讲得很清楚，已经转给财务同事了。',
    '我们上个月就遇到了这种情况，把编号放在前面就解决了。',
    '遇到双方节假日不一致时怎么处理？',
    '希望能再写一篇关于税务的内容。',
    '清单很实用，打算下个月就试试。',
    '第二部分可以单独写一篇。',
  ],
  answers: {
    en: [
      'Good point, we will add it.',
      'Yes, it does: the amounts are whole numbers there, too.',
      'Thank you! The template is in the help centre.',
      'Then whoever stands in for them is asked.',
    ],
    cn: ['谢谢，我们会补充。', '可以的，步骤相同。', '模板已经放在帮助中心。'],
  },
  spam: [
    'Cheap watches!!! Visit my page now',
    'Earn 5000 a day from home, write to me',
    '加微信领取免费大礼包',
  ],
} as const
