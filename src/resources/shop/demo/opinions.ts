/** Reviews: stars, title and text. */
export type Opinion = readonly [rating: number, title: string, body: string]

export const english: readonly Opinion[] = [
  [5, 'Does what it says', 'Unpacked, paired, first payment after four minutes. Nothing to add.'],
  [5, 'Third one we bought', 'The other two have been in use for a year without a day off. Same again.'],
  [5, 'Our staff like it', 'Nobody asked how it works, which has never happened with a till before.'],
  [5, 'Survived the market', 'Rain, flour and one fall onto cobblestones. It still prints.'],
  [5, 'Support is quick', 'A question on a Sunday evening, an answer twenty minutes later.'],
  [4, 'Good, with a small remark', 'Works well. The cable could be half a metre longer for our counter.'],
  [4, 'Solid', 'Feels sturdy and charges fast. The manual assumes that you have done this before.'],
  [
    4,
    'Worth the price',
    'We compared four of them. This one was not the cheapest, and the only one we kept.',
  ],
  [4, 'Nice screen', 'Customers read it without glasses. In direct sun it could be brighter.'],
  [4, 'Fine for a small shop', 'Three tills, a dozen payments an hour each. It has not been slow once.'],
  [3, 'It is all right', 'It works, but setting it up took an afternoon and two calls.'],
  [3, 'Smaller than expected', 'Look at the measurements before you order. Otherwise as described.'],
  [3, 'Battery lasts a shift', 'Twelve hours were promised, nine it is. Enough for us, not for everybody.'],
  [
    2,
    'Came with a scratch',
    'The exchange went smoothly, but it should not have left the warehouse like that.',
  ],
  [2, 'Loses the network', 'Fine in the front room. In the cellar it gives up, and we have a cellar.'],
  [1, 'Did not fit', 'The plug is another one than in the picture. Sent back the same day.'],
]

export const chinese: readonly Opinion[] = [
  [5, '非常好用', '开箱到完成第一笔收款只用了五分钟，店员一看就会。'],
  [5, '第二次购买', '去年买的一台一直很稳定，新店开张又订了两台。'],
  [4, '性价比不错', '做工扎实，充电也快，说明书如果再详细一点就更好了。'],
  [4, '物流很快', '下单第二天就到了，包装完好，客服回复也及时。'],
  [3, '还可以', '功能够用，不过第一次联网时费了些功夫。'],
  [2, '信号一般', '门口用没问题，地下一层经常断线。'],
]
