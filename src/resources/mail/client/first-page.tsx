import { useTranslation } from 'react-i18next'
import type { FirstPart, FirstPartProps } from '#providers/first-part'
import { Icon } from '#shell/icons'
import { asListed } from './as-listed'
import { ComposeButton } from './compose/compose-button'
import { LabelItem, Labels } from './labels/label-item'
import { useLabelName } from './labels/label-name'
import rail from './labels/label-rail.module.css'
import { FilterBar } from './list/filter-bar'
import { LineActionsView } from './list/line-actions-view'
import { LineView } from './list/line-view'
import list from './list/mail-list.module.css'
import { MarkView } from './list/mark-view'
import { MoreButton } from './list/more-button'
import { NoMails } from './list/no-mails'
import { SelectionBar } from './list/selection-bar'
import type { Conversation, ConversationPage, Label, Mailbox } from './mail-data'
import styles from './mail.module.css'
import { SettingsView } from './settings/settings-view'

// The mailbox before the application has loaded. What is pressed here is pressed again in the application.
const later = (): void => undefined

function Actions() {
  return (
    <>
      <SettingsView onPress={later} />
      <ComposeButton onPress={later} />
    </>
  )
}

/** The labels and the list of mails, as in `MailScreen`. */
function Content({ parameters: { label: current = 'all' }, answers }: FirstPartProps) {
  const { t } = useTranslation()
  const nameOf = useLabelName()
  const [{ labels }, { conversations, next }] = answers as readonly [Mailbox, ConversationPage]
  const label = labels.find(({ id }) => id === current)
  return (
    <div className={styles.mail}>
      <nav className={rail.rail} aria-label={t('mail.labels')} data-scrolls>
        <Labels onNew={later}>
          {labels.map((item) => (
            <LabelItem key={item.id} label={item} isCurrent={item === label} onDelete={later} />
          ))}
        </Labels>
      </nav>
      <section className={list.list} aria-label={t('mail.list', { label: label ? nameOf(label) : '' })}>
        <FilterBar search="" isOn={() => false} onSearch={later} onOptions={later} onFlag={later} />
        {conversations.length === 0 && <NoMails isNarrowed={false} />}
        {conversations.length > 0 && (
          <>
            <SelectionBar
              count={conversations.length}
              hasMore={next !== undefined}
              selected="none"
              onAll={later}
            />
            <ul>
              {conversations.map((conversation) => (
                <Line
                  key={conversation.mail.thread}
                  label={current}
                  labels={labels}
                  conversation={conversation}
                />
              ))}
            </ul>
          </>
        )}
        {next !== undefined && <MoreButton isBusy={false} onRun={later} />}
      </section>
    </div>
  )
}

interface LineOfLabelProps {
  readonly label: string
  readonly labels: readonly Label[]
  readonly conversation: Conversation
}

function Line({ label, labels, conversation }: LineOfLabelProps) {
  const mail = asListed(conversation)
  return (
    <LineView
      conversation={conversation}
      to={`/dashboard/mail/${label}/${conversation.mail.id}`}
      labels={labels}
      isChosen={false}
      onChoose={later}
      onDraft={later}
      marks={
        <>
          <MarkView mail={mail} mark="star" onPress={later} />
          <MarkView mail={mail} mark="important" onPress={later} />
        </>
      }
      actions={<LineActionsView mail={mail} snooze={<Snooze />} onMove={later} onMark={later} />}
    />
  )
}

/** As the button of `SnoozeMenu`. */
function Snooze() {
  const { t } = useTranslation()
  return (
    <button
      type="button"
      className="icon-button"
      tabIndex={-1}
      aria-label={t('mailRules.snooze')}
      aria-haspopup="menu"
    >
      <Icon name="alarm" size={18} />
    </button>
  )
}

/** What the pages of the mailbox show before the application has loaded. */
export const firstPart: FirstPart = { actions: Actions, content: Content }
