import { asListed } from '../as-listed'
import { useLabelsOfMail } from '../mail-data'
import { LineActions } from './line-actions'
import { LineView, type LineProps } from './line-view'
import { MarkButton } from './mark-button'
import { LabelTags } from './tags'

/** A conversation in a list, with what can be done with it. */
export function MailLine(props: LineProps) {
  const { data: labels = [] } = useLabelsOfMail()
  const mail = asListed(props.conversation)
  return (
    <LineView
      {...props}
      labels={labels}
      marks={
        <>
          <MarkButton mail={mail} mark="star" whole />
          <MarkButton mail={mail} mark="important" whole />
        </>
      }
      actions={<LineActions mail={mail} />}
    />
  )
}

/** The labels of a mail that the user has created. */
export function OwnLabels({ ids }: { readonly ids: readonly string[] }) {
  const { data: labels = [] } = useLabelsOfMail()
  return <LabelTags labels={labels} ids={ids} />
}
