import { claims } from '#marketing/claims/claims'
import type { SiteLanguage } from '#marketing/base/language'
import type { ProductCopy } from '../product'

const { en, cn } = claims

export const copy: Readonly<Record<SiteLanguage, ProductCopy>> = {
  en: {
    title: 'Payouts',
    description: `Pay many recipients in one batch, by local transfer in ${en.localTransferCountries} countries.`,
    heading: 'One batch, many borders',
    lead: `Pay sellers, suppliers and freelancers in ${en.localTransferCountries} countries from one file or one call.`,
    figures: [
      { value: en.localTransferCountries, label: 'countries for local transfers' },
      { value: en.localAccountCountries, label: 'countries with local accounts' },
      { value: en.businesses, label: 'businesses trust us' },
    ],
    features: {
      heading: 'Every line checked before money moves',
      cards: [
        {
          title: 'A file or an API',
          text: 'A sheet from your accounting, or a call from your program: both become the same batch.',
        },
        {
          title: 'Tried before it is sent',
          text: 'You see which lines would fail, and why, while nothing has moved.',
        },
        { title: 'Local by default', text: 'Each recipient is paid by local transfer.' },
        {
          title: 'See where every payout is',
          text: 'A batch shows how far it has come and stops when you ask it to. Each payout shows its status.',
        },
        {
          title: 'Never twice',
          text: 'A batch that is sent again by mistake is recognised by its key and made once.',
        },
        {
          title: 'In your ledger',
          text: 'Every payout stands in the ledger with its recipient, its reference and its status.',
        },
      ],
    },
    steps: {
      heading: 'How a batch goes out',
      list: [
        { title: 'Bring the list', text: 'Recipients, amounts, currencies and references.' },
        {
          title: 'Check it',
          text: 'See how many payouts it would make, and every line that needs attention.',
        },
        {
          title: 'Release it',
          text: 'The payouts stay pending until somebody with that right books them.',
        },
      ],
    },
    proof: {
      heading: 'Check a recipient’s details',
      lead: 'Each country writes account numbers in its own way, and has local transfers of its own. A wrong character is found before money moves.',
    },
    api: {
      heading: 'The same batch as a call',
      lead: 'The sheet is sent as it is. With your token and your account, both calls run as they stand.',
      calls: [
        {
          of: 'payoutsTried',
          text: 'Tried: the answer says how many payouts would be made, and what is wrong with which line. Nothing is kept.',
        },
        {
          of: 'payouts',
          text: 'Brought, once for that key: all lines or none, unless you send partial=true. They stay pending until somebody with that right books them.',
        },
      ],
    },
    questions: [
      {
        question: 'Where can recipients be?',
        answer: `Local transfers reach ${en.localTransferCountries} countries.`,
      },
      {
        question: 'What happens to a line that is wrong?',
        answer:
          'It is shown with the reason before anything moves. Correct it, or leave it out and pay the others.',
      },
      {
        question: 'Can payouts be made by API?',
        answer: 'Yes. The calls are shown on this page; a repeated call with the same key pays once.',
      },
    ],
    call: {
      heading: 'Pay the first batch',
      text: 'Bring a list, and see what would happen before it does.',
    },
  },
  cn: {
    title: '批量付款',
    description: `一个批次付给众多收款人，以本地转账送达 ${cn.localTransferCountries} 个国家和地区。`,
    heading: '一个批次，跨越多国',
    lead: `一份文件或一次调用，付给 ${cn.localTransferCountries} 个国家和地区的卖家、供应商与自由职业者。`,
    figures: [
      { value: cn.localTransferCountries, label: '个国家和地区的本地转账' },
      { value: cn.localAccountCountries, label: '个国家和地区的本地账户' },
      { value: cn.businesses, label: '家企业的信赖' },
    ],
    features: {
      heading: '资金移动之前，逐行校验',
      cards: [
        { title: '文件或 API', text: '财务的表格，或程序的调用，最终都是同一个批次。' },
        { title: '先试算，后付出', text: '哪些行会失败、为什么失败，在资金移动之前就能看到。' },
        { title: '默认本地通道', text: '每位收款人都通过本地转账收款。' },
        { title: '每笔付款，实时可查', text: '批次进度一目了然，需要时可以中止；每笔付款都有自己的状态。' },
        { title: '不会重复', text: '误发的批次凭幂等键识别，只执行一次。' },
        { title: '记入总账', text: '每笔付款连同收款人、附言与状态记入总账。' },
      ],
    },
    steps: {
      heading: '批次如何付出',
      list: [
        { title: '导入名单', text: '收款人、金额、货币与附言。' },
        { title: '核对', text: '查看将生成多少笔付款，以及需要处理的行。' },
        { title: '放行', text: '付款保持待处理，直到有权限的人入账。' },
      ],
    },
    proof: {
      heading: '校验收款人信息',
      lead: '各国账号写法不同，本地通道也不同。写错一位，在资金移动之前就会发现。',
    },
    api: {
      heading: '同一个批次，一次调用',
      lead: '表格原样发送即可。填入您的令牌与账户，以下调用即可运行。',
      calls: [
        {
          of: 'payoutsTried',
          text: '试算：返回将生成多少笔付款，以及哪一行有什么问题。不保留任何内容。',
        },
        {
          of: 'payouts',
          text: '提交：同一幂等键只执行一次；要么全部，要么一行不留，除非传入 partial=true。付款保持待处理，直到有权限的人入账。',
        },
      ],
    },
    questions: [
      { question: '收款人可以在哪里？', answer: `本地转账可达 ${cn.localTransferCountries} 个国家和地区。` },
      {
        question: '某一行有误怎么办？',
        answer: '资金移动之前就会显示并说明原因。可以改正，也可以略过该行，照常付出其余各行。',
      },
      {
        question: '可以通过 API 付款吗？',
        answer: '可以。调用示例就在本页，同一幂等键重复调用只付一次。',
      },
    ],
    call: { heading: '付出第一个批次', text: '导入名单，先看结果，再放行。' },
  },
}
