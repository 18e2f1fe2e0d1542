import { asian, everywhere } from './countries'
import type { Group, PaymentMethod } from './method'

/**
 * The payment methods of the explorer: examples of all that there are, by what they are and not by whose they are.
 */
export const methods: Readonly<Record<Group, readonly PaymentMethod[]>> = {
  featured: [
    {
      tile: 'CC',
      tagName: 'bankCards',
      countries: everywhere,
      en: ['Credit cards', 'Of the large schemes, with the proof of identity that the issuer asks for.'],
      cn: ['信用卡', '受理各大卡组织，并按发卡行要求完成身份验证。'],
    },
    {
      tile: 'DC',
      tagName: 'bankCards',
      countries: everywhere,
      en: ['Debit cards', 'Paid straight from the buyer’s current account.'],
      cn: ['借记卡', '直接从买家的活期账户扣款。'],
    },
    {
      tile: 'PW',
      tagName: 'eWallets',
      countries: everywhere,
      en: ['Phone wallets', 'A card that lives in the phone, released by a finger or a face.'],
      cn: ['手机钱包', '卡片装在手机里，用指纹或面容确认付款。'],
    },
    {
      tile: 'QR',
      tagName: 'eWallets',
      countries: asian,
      en: ['QR wallets', 'The buyer scans a code, or your checkout opens the wallet on the same phone.'],
      cn: ['扫码钱包', '买家扫码付款，或由收银台在同一部手机上唤起钱包。'],
    },
    {
      tile: 'OB',
      tagName: 'onlineBanking',
      countries: ['AT', 'DE', 'FI', 'MY', 'NL', 'PL', 'SG', 'TH'],
      en: ['Online banking', 'Buyers sign in to their own bank, approve the payment and return to you.'],
      cn: ['网上银行', '买家登录自己的银行确认付款，然后回到您的页面。'],
    },
    {
      tile: 'IT',
      tagName: 'onlineBanking',
      countries: ['AU', 'ES', 'GB', 'IN', 'NL', 'SE', 'SG', 'TH'],
      en: ['Instant bank transfer', 'Released in the bank’s app, and told to your checkout at once.'],
      cn: ['即时银行转账', '在银行 App 中确认，收银台随即收到结果。'],
    },
  ],
  asiaPacific: [
    {
      tile: 'CD',
      tagName: 'bankCards',
      countries: ['CN', 'HK'],
      en: ['Domestic debit cards, China', 'The card of the buyer’s own account, confirmed by a code.'],
      cn: ['中国境内借记卡', '买家自己账户的卡，凭验证码确认。'],
    },
    {
      tile: 'DS',
      tagName: 'bankCards',
      countries: ['JP', 'KR'],
      en: [
        'Domestic cards, Japan and Korea',
        'Cards of the local schemes, at once or in instalments of the issuer.',
      ],
      cn: ['日本与韩国本地卡', '受理本地卡组织，可一次付清，也可由发卡行分期。'],
    },
    {
      tile: 'AD',
      tagName: 'bankCards',
      countries: ['AU', 'NZ'],
      en: ['Domestic debit, Australia and New Zealand', 'Debit from the account that the buyer banks with.'],
      cn: ['澳大利亚与新西兰借记', '从买家的银行账户扣款。'],
    },
    {
      tile: 'SA',
      tagName: 'eWallets',
      countries: ['CN', 'HK'],
      en: ['Wallets inside other apps', 'Where people chat and shop already, paying is one step further.'],
      cn: ['应用内钱包', '在聊天与购物的应用里，再走一步就能付款。'],
    },
    {
      tile: 'SE',
      tagName: 'eWallets',
      countries: ['ID', 'MY', 'PH', 'SG', 'TH', 'VN'],
      en: ['Wallets of Southeast Asia', 'Topped up at the corner shop, used for rides, meals and checkouts.'],
      cn: ['东南亚电子钱包', '在街角小店充值，打车、点餐、网购都能用。'],
    },
    {
      tile: 'TC',
      tagName: 'eWallets',
      countries: ['HK', 'JP', 'KR', 'SG'],
      en: ['Transit balances', 'The balance that people ride with pays for small things too.'],
      cn: ['交通卡余额', '乘车用的余额，也能支付小额消费。'],
    },
    {
      tile: 'TB',
      tagName: 'onlineBanking',
      countries: ['ID', 'MY', 'PH', 'TH', 'VN'],
      en: ['Bank redirect, Southeast Asia', 'Buyers choose their bank, sign in and come back.'],
      cn: ['东南亚网银跳转', '买家选择银行、登录、付款，然后返回。'],
    },
    {
      tile: 'IB',
      tagName: 'onlineBanking',
      countries: ['IN'],
      en: ['Net banking, India', 'A redirect to the buyer’s bank, released with its second factor.'],
      cn: ['印度网上银行', '跳转到买家的银行，以第二重验证确认。'],
    },
    {
      tile: 'KB',
      tagName: 'onlineBanking',
      countries: ['AU', 'KR', 'NZ'],
      en: [
        'Bank redirect, Korea and the Pacific',
        'Straight from account to account, without a card between.',
      ],
      cn: ['韩国与太平洋网银跳转', '账户到账户直接付款，中间没有卡。'],
    },
  ],
  europe: [
    {
      tile: 'LD',
      tagName: 'bankCards',
      countries: ['BE', 'DK', 'FR', 'IT', 'PT'],
      en: ['Domestic card schemes', 'The local mark on the card, beside that of the large scheme.'],
      cn: ['本地卡组织', '卡片上除国际组织之外的本地标志。'],
    },
    {
      tile: 'ND',
      tagName: 'bankCards',
      countries: ['DK', 'FI', 'SE'],
      en: ['Nordic debit cards', 'Confirmed by the buyer’s electronic identity.'],
      cn: ['北欧借记卡', '以买家的电子身份确认付款。'],
    },
    {
      tile: 'PC',
      tagName: 'bankCards',
      countries: ['AT', 'DE', 'GB', 'GR', 'IT'],
      en: ['Prepaid cards', 'Loaded beforehand, for buyers who keep a budget.'],
      cn: ['预付卡', '事先充值，适合按预算消费的买家。'],
    },
    {
      tile: 'NW',
      tagName: 'eWallets',
      countries: ['DK', 'ES', 'FI', 'PL', 'PT', 'SE'],
      en: ['Wallets by phone number', 'A number and a tap in the bank’s app; no card is typed.'],
      cn: ['手机号钱包', '输入号码，在银行 App 里点一下，无需填卡号。'],
    },
    {
      tile: 'AW',
      tagName: 'eWallets',
      countries: ['AT', 'DE', 'ES', 'FR', 'GB', 'IE', 'IT'],
      en: ['Account wallets', 'An address and a password stand for the cards behind them.'],
      cn: ['账户钱包', '以邮箱和密码代替背后的银行卡。'],
    },
    {
      tile: 'NL',
      tagName: 'onlineBanking',
      countries: ['BE', 'NL'],
      en: [
        'Bank redirect, Netherlands and Belgium',
        'Buyers go to their bank and come back to your shop with the payment made.',
      ],
      cn: ['荷兰与比利时网银跳转', '买家前往自己的银行，付完款再回到您的商店。'],
    },
    {
      tile: 'DA',
      tagName: 'onlineBanking',
      countries: ['AT', 'DE'],
      en: [
        'Bank redirect, Germany and Austria',
        'A transfer that is filled in already and released at the bank.',
      ],
      cn: ['德国与奥地利网银跳转', '转账单已填好，在银行确认即可。'],
    },
    {
      tile: 'CE',
      tagName: 'onlineBanking',
      countries: ['CZ', 'GR', 'PL'],
      en: ['Bank redirect, Poland and its neighbours', 'One page with all banks of the country, and back.'],
      cn: ['波兰及周边网银跳转', '一页列出该国所有银行，付完即回。'],
    },
    {
      tile: 'UK',
      tagName: 'onlineBanking',
      countries: ['GB', 'IE'],
      en: [
        'Open banking, UK and Ireland',
        'The buyer’s own bank asks, the buyer agrees, the payment is released.',
      ],
      cn: ['英国与爱尔兰开放银行', '由买家自己的银行询问并确认付款。'],
    },
  ],
}
