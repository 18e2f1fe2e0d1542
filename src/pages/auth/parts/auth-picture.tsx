import type { ReactNode } from 'react'
import './auth-picture.css'

/** A picture of the product: routes between cities, balances, a fixed exchange rate, completed payouts. */
export const AuthPicture = () => (
  <svg className="auth-picture" viewBox="0 0 480 380" direction="ltr" aria-hidden="true">
    <Routes />
    <Balances />
    <Quote />
    <Payouts />
  </svg>
)

const stops = [
  [34, 300],
  [150, 40],
  [300, 24],
  [446, 118],
  [440, 330],
] as const

const Routes = () => (
  <g fill="none" stroke="#fff">
    <g strokeOpacity="0.16">
      <circle cx="240" cy="190" r="180" />
      <ellipse cx="240" cy="190" rx="82" ry="180" />
      <path d="M62 190h356M86 100h308M86 280h308" />
    </g>
    <g
      className="auth-routes"
      strokeOpacity="0.75"
      strokeWidth="2"
      strokeDasharray="2 8"
      strokeLinecap="round"
    >
      <path d="M34 300Q30 90 150 40T446 118" />
      <path d="M34 300Q240 424 440 330Q480 214 446 118" />
    </g>
    {stops.map(([x, y]) => (
      <g key={x}>
        <circle cx={x} cy={y} r="11" strokeOpacity="0.35" />
        <circle cx={x} cy={y} r="4" fill="#fff" stroke="none" />
      </g>
    ))}
  </g>
)

interface PanelProps {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly children: ReactNode
}

const Panel = ({ x, y, width, height, children }: PanelProps) => (
  <g transform={`translate(${x} ${y})`} className="auth-panel">
    <rect width={width} height={height} rx="16" />
    {children}
  </g>
)

const balances = [
  ['EUR', '48,210.40'],
  ['USD', '12,905.00'],
  ['CNY', '96,330.75'],
] as const

const Balances = () => (
  <Panel x={56} y={70} width={236} height={166}>
    {balances.map(([code, amount], index) => (
      <g key={code} transform={`translate(20 ${20 + index * 46})`}>
        <circle cx="18" cy="18" r="18" className="auth-tint" />
        <text x="18" y="22" textAnchor="middle" className="auth-code">
          {code}
        </text>
        <text x="196" y="25" textAnchor="end" className="auth-figure">
          {amount}
        </text>
        {index < 2 && <path d="M48 41h148" className="auth-divider" />}
      </g>
    ))}
  </Panel>
)

const Quote = () => (
  <Panel x={262} y={238} width={176} height={80}>
    <text x="18" y="30" className="auth-code">
      EUR / CNY
    </text>
    <text x="18" y="60" className="auth-figure auth-large">
      7.8214
    </text>
    <circle cx="140" cy="40" r="17" className="auth-ring" />
    <circle cx="140" cy="40" r="17" className="auth-ring auth-ring-left" pathLength="100" />
  </Panel>
)

const Payouts = () => (
  <Panel x={84} y={278} width={150} height={84}>
    {[84, 64, 74].map((width, index) => (
      <g key={width} transform={`translate(18 ${18 + index * 22})`}>
        <circle cx="7" cy="4" r="7" className="auth-good" />
        <path d="M4 4l2 2 4-4" className="auth-check" />
        <rect x="24" y="0" width={width} height="8" rx="4" className="auth-bar" />
      </g>
    ))}
  </Panel>
)
