import { bought } from '#money/exchange'
import { writeMinor } from '#money/number-text'
import { sampleRate } from '#money/sample-rates'
import type { SiteLanguage } from '../base/language'
import { Lines, Miniature, Panel } from './miniature'

interface MiniatureProps {
  readonly language: SiteLanguage
}

/** Balances in several currencies, and an account for incoming payments. */
export const Balances = ({ language }: MiniatureProps) => (
  <Miniature>
    <Panel title={language === 'en' ? 'Balances' : '余额'}>
      <Lines
        lines={[
          { mark: '€', label: 'EUR', value: '48,210.60' },
          { mark: '$', label: 'USD', value: '112,904.00' },
          { mark: '¥', label: 'CNY', value: '805,330.25' },
          { mark: '£', label: 'GBP', value: '19,477.10' },
        ]}
      />
    </Panel>
    <Panel title={language === 'en' ? 'Local account · sample' : '本地账户 · 示例'} tone="strong">
      <Lines
        lines={[
          { label: language === 'en' ? 'Account holder' : '户名', value: 'Harbour & Vine' },
          { label: 'IBAN', value: 'XX00 0000 0000 0000' },
          { label: language === 'en' ? 'Received' : '到账', value: '+ €6,480.00' },
        ]}
      />
    </Panel>
  </Miniature>
)

/** The rate from EUR to CNY, as in the calculator. */
const yuan = sampleRate('EUR', 'CNY') ?? 0

/** Converts euro cents to yuan. */
const inYuan = (euros: number): string =>
  `¥${writeMinor(bought(euros, { rate: yuan, sellDigits: 2, buyDigits: 2 }) ?? 0, 2, 'en')}`

/** A quote that is counted down. */
export const LockedQuote = ({ language }: MiniatureProps) => (
  <Miniature>
    <Panel title={language === 'en' ? 'Quote' : '报价'}>
      <p className="mini-rate">
        {`1 EUR = ${yuan} CNY`}
        <span>{language === 'en' ? 'sample rate' : '示例汇率'}</span>
      </p>
      <p className="mini-hold">
        <span />
      </p>
      <Lines
        lines={[
          { label: language === 'en' ? 'You sell' : '卖出', value: '€20,000.00' },
          { label: language === 'en' ? 'They get' : '买入', value: inYuan(20_000_00) },
          {
            label: language === 'en' ? 'Valid for' : '有效期',
            value: language === 'en' ? '24 hours' : '24 小时',
          },
        ]}
      />
    </Panel>
  </Miniature>
)

/** A pending transfer. */
export const TransferOnItsWay = ({ language }: MiniatureProps) => (
  <Miniature>
    <Panel title={language === 'en' ? 'Transfer' : '转账'}>
      <Lines
        lines={[
          {
            mark: 'LW',
            label: 'Lantern Works',
            value: '€12,400.00',
            state: language === 'en' ? 'Sent' : '已发送',
          },
          {
            ...yuntai[language],
            value: inYuan(12_400_00),
            state: language === 'en' ? 'Arrived' : '已到账',
          },
        ]}
      />
      <p className="mini-track">
        <span />
        <span />
        <span />
      </p>
    </Panel>
  </Miniature>
)

/** The payment methods that a buyer can choose. */
export const PaymentMethods = ({ language }: MiniatureProps) => (
  <Miniature>
    <Panel title={language === 'en' ? 'Pay' : '付款'}>
      <Lines
        lines={[
          { mark: 'BC', label: language === 'en' ? 'Bank card' : '银行卡', value: '•••• 4242' },
          { mark: 'EW', label: language === 'en' ? 'E-wallet' : '电子钱包', value: '' },
          { mark: 'OB', label: language === 'en' ? 'Online banking' : '网上银行', value: '' },
        ]}
      />
      <p className="mini-button">{language === 'en' ? 'Pay €86.40' : '支付 €86.40'}</p>
    </Panel>
  </Miniature>
)

// English pages have no Chinese font.
const lingnan = { en: { mark: 'LT', label: 'Lingnan Trading' }, cn: { mark: '岭', label: '岭南贸易' } }
const yuntai = { en: { mark: 'YT', label: 'Yuntai Technology' }, cn: { mark: '云', label: '云台科技' } }

/** A batch of payouts. */
export const PayoutBatch = ({ language }: MiniatureProps) => {
  const paid = language === 'en' ? 'Paid' : '已付'
  return (
    <Miniature>
      <Panel title={language === 'en' ? 'Batch of 4 payouts' : '一批 4 笔付款'}>
        <Lines
          lines={[
            { mark: 'AF', label: 'Aegean Ferries', value: '€3,120.00', state: paid },
            { mark: 'QS', label: 'Quay Street', value: '£1,940.00', state: paid },
            { ...lingnan[language], value: '¥28,500.00', state: paid },
            {
              mark: 'NW',
              label: 'Northwind',
              value: '$7,015.00',
              state: language === 'en' ? 'On its way' : '处理中',
            },
          ]}
        />
      </Panel>
    </Miniature>
  )
}

/** A card with its limits. */
export const CardWithLimits = ({ language }: MiniatureProps) => (
  <Miniature>
    <div className="mini-card">
      <span>{language === 'en' ? 'Business' : '企业卡'}</span>
      <span className="mini-number">•••• •••• •••• 4242</span>
      <span>HARBOUR &amp; VINE</span>
    </div>
    <Panel title={language === 'en' ? 'Controls' : '控制'}>
      <Lines
        lines={[
          { label: language === 'en' ? 'Monthly limit' : '月限额', value: '€2,500' },
          { label: language === 'en' ? 'Spent' : '已用', value: '€1,184.20' },
        ]}
      />
    </Panel>
  </Miniature>
)
