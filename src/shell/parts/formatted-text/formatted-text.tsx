import { Fragment, useMemo, type ReactNode } from 'react'
import { useGetIdentity } from '#providers/auth/use-auth'
import { everyone } from '#text/markdown/mentions'
import { parseMarkdown, type Block, type Inline } from '#text/markdown/parse-markdown'
import styles from './formatted-text.module.css'

/** A user who can be mentioned. */
export interface Mentioned {
  readonly id: string
  readonly username: string
  readonly displayName: string
}

interface FormattedTextProps {
  readonly text: string
  readonly people: readonly Mentioned[]
  /** Shown after the last word. */
  readonly end?: ReactNode
}

/** Text with the subset of Markdown that messages and comments may use. */
export function FormattedText({ text, people, end }: FormattedTextProps) {
  const blocks = useMemo(() => parseMarkdown(text), [text])
  return blocks.map((block, index) => (
    <BlockOf key={index} block={block} people={people} end={index === blocks.length - 1 ? end : undefined} />
  ))
}

interface BlockProps extends Pick<FormattedTextProps, 'people' | 'end'> {
  readonly block: Block
}

function BlockOf({ block, people, end }: BlockProps) {
  if (block.kind === 'code')
    return (
      <>
        <pre className={styles.code} dir="ltr">
          <code>{block.text}</code>
        </pre>
        {end}
      </>
    )
  if (block.kind === 'list') {
    const List = block.start === undefined ? 'ul' : 'ol'
    return (
      <List className={styles.list} {...(block.start !== undefined && { start: block.start })}>
        {block.lines.map((line, index) => (
          <li key={index} dir="auto">
            <Inlines parts={line} people={people} />
            {index === block.lines.length - 1 && end}
          </li>
        ))}
      </List>
    )
  }
  const Lines = block.kind === 'quote' ? 'blockquote' : 'p'
  return (
    <Lines dir="auto" className={block.kind === 'quote' ? styles.quote : styles.paragraph}>
      {block.lines.map((line, index) => (
        <Fragment key={index}>
          {index > 0 && <br />}
          <Inlines parts={line} people={people} />
        </Fragment>
      ))}
      {end}
    </Lines>
  )
}

const tags = { bold: 'strong', italic: 'em', strike: 's' } as const

function Inlines({ parts, people }: { parts: readonly Inline[]; people: readonly Mentioned[] }) {
  return parts.map((part, index) => {
    if (part.kind === 'text') return part.text
    if (part.kind === 'code')
      return (
        <code key={index} className={styles.inlineCode} dir="ltr">
          {part.text}
        </code>
      )
    if (part.kind === 'mention') return <Mention key={index} username={part.username} people={people} />
    if (part.kind === 'link')
      return (
        <a key={index} href={part.href} target="_blank" rel="noopener noreferrer nofollow">
          {part.text}
        </a>
      )
    const Tag = tags[part.kind]
    return (
      <Tag key={index}>
        <Inlines parts={part.parts} people={people} />
      </Tag>
    )
  })
}

/** A mentioned user by their name; other names stay as they were written. */
function Mention({ username, people }: { username: string; people: readonly Mentioned[] }) {
  const { data: user } = useGetIdentity()
  const name = username.toLowerCase()
  const person = people.find((item) => item.username.toLowerCase() === name)
  if (!person && name !== everyone) return `@${username}`
  return (
    <span className={styles.mention} data-me={!person || person.id === user?.id || undefined}>
      @{person?.displayName ?? username}
    </span>
  )
}
