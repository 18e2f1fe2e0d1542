import { claims } from '../../claims/claims'
import type { SiteLanguage } from '../../language'
import type { ProductWords } from '../product'

const { en, cn } = claims

export const words: Readonly<Record<SiteLanguage, ProductWords>> = {
  en: {
    title: 'Payouts',
    description: `Pay many recipients in one batch, by local transfer in ${en.localTransferCountries} countries.`,
    heading: 'One batch, many borders',
    lead: `Pay sellers, suppliers and freelancers in ${en.localTransferCountries} countries from one file or one call. Each line is checked before any of them leaves.`,
    figures: [
      { value: en.localTransferCountries, label: 'countries for local transfers' },
      { value: en.localAccountCountries, label: 'countries with local accounts' },
      { value: en.businesses, label: 'businesses trust us' },
    ],
    features: {
      heading: 'Large batches, small surprises',
      cards: [
        {
          title: 'A file or an API',
          text: 'A sheet from your accounting, or a call from your program: both become the same batch.',
        },
        {
          title: 'Tried before it is sent',
          text: 'Every line is checked first. You see which ones would fail, and why, while nothing has moved.',
        },
        { title: 'Local by default', text: 'Each recipient is paid by the local transfer of his country.' },
        {
          title: 'Progress that is true',
          text: 'A batch tells how far it has come, and stops when you ask it to.',
        },
        {
          title: 'Never twice',
          text: 'A batch that is sent again by mistake is known by its key and paid once.',
        },
        {
          title: 'Reconciled by itself',
          text: 'Every payout stands in the ledger with its batch, its recipient and its state.',
        },
      ],
    },
    steps: {
      heading: 'How a batch goes out',
      list: [
        { title: 'Bring the list', text: 'Recipients, amounts, currencies and references.' },
        {
          title: 'Look at it',
          text: 'The check shows totals by currency and every line that needs attention.',
        },
        {
          title: 'Release it',
          text: 'Somebody with that right lets it go, and the states come back line by line.',
        },
      ],
    },
    proof: {
      heading: 'Check a recipient as a batch does',
      lead: 'Each country writes its accounts in its own way, and is paid by a transfer of its own. A wrong sign is found before the money leaves.',
    },
    api: {
      heading: 'The same batch as a call',
      lead: 'A sheet is sent as it is. These calls work as they stand, against the server that shows you this page.',
      calls: [
        {
          of: 'payoutsTried',
          text: 'Tried: the answer says what would be made of each line, and what is wrong with which. Nothing is kept.',
        },
        {
          of: 'payouts',
          text: 'Brought: all lines or none, once for that key. They stay pending until somebody with that right books them.',
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
        answer: 'It is shown before the batch is released, with the reason. The others can go without it.',
      },
      {
        question: 'Can payouts be made by program?',
        answer: 'Yes. The API reference shows the calls, and a repeated call with the same key pays once.',
      },
    ],
    call: { heading: 'Pay the first batch', text: 'Bring a list, and see what would happen before it does.' },
  },
  cn: {
    title: '付款',
    description: `一个批次付给众多收款人，以本地转账送达 ${cn.localTransferCountries} 个国家和地区。`,
    heading: '一个批次，跨越多国',
    lead: `一份文件或一次调用，付给 ${cn.localTransferCountries} 个国家和地区的卖家、供应商与自由职业者。放行之前，逐行校验。`,
    figures: [
      { value: cn.localTransferCountries, label: '个国家和地区的本地转账' },
      { value: cn.localAccountCountries, label: '个国家和地区的本地账户' },
      { value: cn.businesses, label: '家企业的信赖' },
    ],
    features: {
      heading: '批量再大，也不出意外',
      cards: [
        { title: '文件或 API', text: '财务的表格，或程序的调用，最终都是同一个批次。' },
        { title: '先试算，后付出', text: '逐行检查，哪些会失败、为什么失败，在资金移动之前就能看到。' },
        { title: '默认本地通道', text: '每位收款人都以其所在地的本地转账收款。' },
        { title: '进度真实', text: '批次走到哪里一目了然，需要时可以中止。' },
        { title: '不会重复', text: '误发的批次凭幂等键识别，只付一次。' },
        { title: '自动对账', text: '每笔付款连同批次、收款人与状态记入总账。' },
      ],
    },
    steps: {
      heading: '批次怎样付出',
      list: [
        { title: '导入名单', text: '收款人、金额、货币与附言。' },
        { title: '核对', text: '校验结果按币种汇总，并列出需要处理的行。' },
        { title: '放行', text: '由有权限的人放行，状态逐行返回。' },
      ],
    },
    proof: {
      heading: '像批次一样校验收款人',
      lead: '各国账号写法不同，本地通道也不同。写错一位，在资金移动之前就会发现。',
    },
    api: {
      heading: '同一个批次，一次调用',
      lead: '表格原样发送即可。以下调用可直接运行，由展示此页面的服务器应答。',
      calls: [
        {
          of: 'payoutsTried',
          text: '试算：返回每一行将会怎样，哪一行有什么问题。不保留任何内容。',
        },
        {
          of: 'payouts',
          text: '提交：要么全部，要么一行不留；同一幂等键只执行一次。入账前保持待处理，由有权限的人放行。',
        },
      ],
    },
    questions: [
      { question: '收款人可以在哪里？', answer: `本地转账可达 ${cn.localTransferCountries} 个国家和地区。` },
      { question: '某一行有误怎么办？', answer: '放行之前就会显示并说明原因，其余各行可以照常付出。' },
      {
        question: '可以用程序付款吗？',
        answer: '可以。API 参考列出了全部调用，同一幂等键重复调用只付一次。',
      },
    ],
    call: { heading: '付出第一个批次', text: '导入名单，先看结果，再放行。' },
  },
}
