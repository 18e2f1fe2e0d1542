import type { ReactNode } from 'react'
import { IconTile } from '../icons/icon'
import type { SiteIcon } from '../icons/site-icons'
import type { Figure, Question } from '../base/page'

interface Titled {
  readonly title: string
  readonly text: string
}
export interface LinkTo {
  readonly to: string
  readonly label: string
}

interface HeroProps {
  readonly eyebrow?: string
  readonly heading: string
  readonly lead: string
  readonly actions: readonly LinkTo[]
  readonly note?: string
  /** A miniature beside the text. */
  readonly children?: ReactNode
}

export const Hero = ({ eyebrow, heading, lead, actions, note, children }: HeroProps) => (
  <section className="hero">
    <div className="site-width hero-columns">
      <div>
        {eyebrow && <p className="eyebrow">{eyebrow}</p>}
        <h1>{heading}</h1>
        <p className="lead">{lead}</p>
        <Actions actions={actions} />
        {note && <p className="quiet">{note}</p>}
      </div>
      {children}
    </div>
  </section>
)

const Actions = ({ actions }: { actions: readonly LinkTo[] }) => (
  <p className="hero-actions">
    {actions.map(({ to, label }, index) => (
      <a key={to} className={`button large${index === 0 ? ' primary' : ''}`} href={to}>
        {label}
      </a>
    ))}
  </p>
)

export const Figures = ({ figures }: { figures: readonly Figure[] }) => (
  <div className="site-width">
    <dl className="figures">
      {figures.map(({ value, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  </div>
)

interface SectionProps {
  readonly id?: string
  readonly heading: string
  readonly lead?: string
  readonly band?: true
  readonly children: ReactNode
}

export const Section = ({ id, heading, lead, band, children }: SectionProps) => (
  <section id={id} className={band ? 'band' : undefined}>
    <div className="site-width">
      <h2>{heading}</h2>
      {lead && <p className="lead">{lead}</p>}
      {children}
    </div>
  </section>
)

interface Card extends Titled {
  readonly to?: string
  readonly icon?: SiteIcon | undefined
  /** A miniature, which makes a card of two columns. */
  readonly picture?: ReactNode
}

export const Cards = ({ cards }: { cards: readonly Card[] }) => (
  <ul className="products">
    {cards.map(({ title, text, to, icon, picture }) => (
      <li key={title} className={picture ? 'sheet wide' : 'sheet'}>
        <div>
          {icon && <IconTile name={icon} />}
          <h3>{to ? <a href={to}>{title}</a> : title}</h3>
          <p>{text}</p>
        </div>
        {picture}
      </li>
    ))}
  </ul>
)

export const Steps = ({ steps }: { steps: readonly Titled[] }) => (
  <ol className="steps">
    {steps.map(({ title, text }) => (
      <li key={title}>
        <h3>{title}</h3>
        <p>{text}</p>
      </li>
    ))}
  </ol>
)

export const Questions = ({ questions }: { questions: readonly Question[] }) => (
  <div className="questions">
    {questions.map(({ question, answer }) => (
      <details key={question}>
        <summary>{question}</summary>
        <p>{answer}</p>
      </details>
    ))}
  </div>
)

interface CallProps {
  readonly heading: string
  readonly text: string
  readonly actions: readonly LinkTo[]
}

export const CallToAction = ({ heading, text, actions }: CallProps) => (
  <section className="call">
    <div className="site-width">
      <div>
        <h2>{heading}</h2>
        <p className="lead">{text}</p>
      </div>
      <Actions actions={actions} />
    </div>
  </section>
)
