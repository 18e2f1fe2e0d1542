/** An emoji, its short code, and search terms in English and Chinese. */
export interface Emoji {
  readonly emoji: string
  readonly code: string
  readonly terms: string
}

/** One a line: the emoji, its short code, further search terms. */
const list = `
😀 grinning happy 笑 开心
😄 smile happy 笑 开心
😁 grin 笑 露齿
😂 joy laugh tears 笑哭
🤣 rofl laugh 大笑
😊 blush happy 微笑
🙂 slightly_smiling_face smile 微笑
😉 wink 眨眼
😍 heart_eyes love 喜欢 爱
😘 kissing_heart kiss 亲
😎 sunglasses cool 酷
🤔 thinking think 思考
🤨 raised_eyebrow doubt 怀疑
😐 neutral_face 无语
😑 expressionless 无语
🙄 roll_eyes 白眼
😏 smirk 得意
😴 sleeping tired 睡觉
😅 sweat_smile relief 尴尬 汗
😬 grimacing awkward 尴尬
😮 open_mouth surprise 惊讶
😱 scream fear 害怕
😢 cry sad 哭 难过
😭 sob cry sad 大哭
😞 disappointed sad 失望
😕 confused 困惑
😡 rage angry 生气
😤 triumph steam 生气
🤯 exploding_head mind 震惊
🥳 partying_face party 庆祝
🤗 hugs hug 拥抱
🤝 handshake deal agree 握手 合作
🤷 shrug 耸肩
🤦 facepalm 捂脸
👍 +1 thumbsup yes like 赞 好
👎 -1 thumbsdown no 踩 不好
👌 ok_hand fine 好的
✌️ v victory peace 胜利
🤞 crossed_fingers luck 祝好运
👏 clap applause 鼓掌
🙌 raised_hands hooray 万岁
🙏 pray thanks please 谢谢 拜托
💪 muscle strong 加油 强
👋 wave hello bye 你好 再见
✋ raised_hand stop 举手
👀 eyes look see 看
🧠 brain 大脑
❤️ heart love 爱 心
💜 purple_heart 紫心
💔 broken_heart 心碎
💯 100 perfect 满分
✨ sparkles new 闪亮
⭐ star 星
🌟 star2 glow 星
🔥 fire hot 火
💥 boom explosion 爆炸
🎉 tada party 庆祝 祝贺
🎊 confetti_ball party 庆祝
🎁 gift present 礼物
🎂 birthday cake 生日 蛋糕
🏆 trophy win 奖杯
🥇 first_place_medal gold 金牌
🚀 rocket launch ship 火箭 上线
✅ white_check_mark done yes 完成
☑️ ballot_box_with_check done 完成
✔️ heavy_check_mark done 对
❌ x no wrong 错
❗ exclamation important 重要
❓ question 问题
⚠️ warning caution 警告
🚨 rotating_light alarm urgent 紧急
⛔ no_entry stop 禁止
🔒 lock secure 锁
🔓 unlock 解锁
🔑 key 钥匙
💡 bulb idea 主意
🔔 bell notify 铃
🔕 no_bell mute 静音
📣 mega announce 通知
📌 pushpin pin 置顶
📍 round_pushpin place 位置
📎 paperclip attach 附件
📝 memo note write 笔记
📄 page_facing_up document 文件
📅 date calendar 日历
📈 chart_with_upwards_trend up growth 上涨
📉 chart_with_downwards_trend down 下跌
📊 bar_chart statistics 图表
💰 moneybag money 钱
💳 credit_card card 银行卡
💸 money_with_wings pay 付款
🏦 bank 银行
🧾 receipt invoice 收据 发票
📦 package delivery 包裹
🚚 truck delivery 发货
🛒 shopping_cart cart 购物车
✉️ email mail 邮件
📧 e-mail mail 邮件
📞 telephone_receiver call 电话
💬 speech_balloon chat comment 聊天
💻 computer laptop 电脑
🖥️ desktop_computer screen 电脑
📱 iphone phone 手机
⌨️ keyboard 键盘
🐛 bug error 错误
🔧 wrench fix tool 修理
🔨 hammer build 构建
⚙️ gear settings 设置
🧪 test_tube test 测试
🔍 mag search 搜索
⏰ alarm_clock time 闹钟
⏳ hourglass_flowing_sand wait 等待
⌛ hourglass wait 等待
🕐 clock1 time 时间
☕ coffee break 咖啡
🍵 tea 茶
🍺 beer cheers 啤酒
🍻 beers cheers 干杯
🥂 clinking_glasses cheers 干杯
🍕 pizza 披萨
🍜 ramen noodles 面
🍎 apple 苹果
☀️ sunny sun 晴
🌧️ rain_cloud rain 雨
❄️ snowflake snow 雪
🌈 rainbow 彩虹
🌍 earth_africa world 地球
🌱 seedling plant 植物
🌸 cherry_blossom flower 花
🐶 dog 狗
🐱 cat 猫
🐼 panda_face panda 熊猫
🦄 unicorn 独角兽
🐢 turtle slow 慢 乌龟
🎵 musical_note music 音乐
⚽ soccer football 足球
🏠 house home 家
🏢 office building 公司
✈️ airplane flight travel 飞机
🚗 car 汽车
🇪🇺 eu europe 欧盟
🇨🇳 cn china 中国
🇩🇪 de germany 德国
🇺🇸 us america 美国
🇬🇧 gb britain 英国
🇫🇷 fr france 法国
🇯🇵 jp japan 日本
`

export const emojis: readonly Emoji[] = list
  .trim()
  .split('\n')
  .map((line) => {
    const [emoji = '', code = '', ...terms] = line.split(' ')
    return { emoji, code, terms: [code, ...terms].join(' ').toLowerCase() }
  })

const byCode = new Map(
  emojis.flatMap(({ emoji, terms }) =>
    terms
      .split(' ')
      .slice(0, 2)
      .map((code) => [code, emoji] as const),
  ),
)

/** The emoji that match a search, those whose short code begins with it first. */
export function findEmojis(search: string, limit = emojis.length): Emoji[] {
  const sought = search.trim().toLowerCase()
  if (sought === '') return emojis.slice(0, limit)
  const found = emojis.filter(({ terms }) => terms.includes(sought))
  const isFirst = ({ code }: Emoji) => Number(!code.startsWith(sought))
  return found.toSorted((item, other) => isFirst(item) - isFirst(other)).slice(0, limit)
}

/** A text with its short codes, such as `:tada:`, replaced by emoji; code and unknown ones stay as they are. */
export const withEmoji = (text: string): string =>
  text
    .split(/(```[\s\S]*?```|`[^`\n]*`)/)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part.replaceAll(/:([a-z0-9_+-]{1,40}):/g, (whole, code: string) => byCode.get(code) ?? whole),
    )
    .join('')
