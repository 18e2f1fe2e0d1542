import { useId, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { QuestionDialog } from '#screens/question-dialog'
import { useAttempt } from '#screens/use-attempt'
import { useChatCalls, useChatRefresh, useContacts, type Contact, type OpenConversation } from '../chat-data'
import { Recipients } from '../recipients'

interface AddPeopleProps {
  readonly conversation: OpenConversation
  readonly onClose: () => void
}

/** Adds contacts to a group or a channel. */
export function AddPeople({ conversation, onClose }: AddPeopleProps) {
  const { t } = useTranslation()
  const id = useId()
  const refresh = useChatRefresh()
  const { addPeople } = useChatCalls()
  const { data, error } = useContacts()
  const [chosen, setChosen] = useState<readonly Contact[]>([])
  const { isRunning, refusal, attempt } = useAttempt()
  const present = new Set(conversation.participants.map((person) => person.id))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (chosen.length === 0) return
    void attempt(async () => {
      await addPeople(
        conversation.id,
        chosen.map((person) => person.id),
      )
      await refresh()
      onClose()
    })
  }
  return (
    <QuestionDialog
      title={t('chat.addPeople')}
      yes={t('chat.add')}
      form={`${id}form`}
      isRunning={isRunning}
      refusal={refusal ?? error ?? undefined}
      onNo={onClose}
    >
      <form id={`${id}form`} onSubmit={submit}>
        <Recipients
          label={t('chat.peopleToAdd')}
          contacts={data?.filter((person) => !present.has(person.id)) ?? []}
          chosen={chosen}
          onChoose={setChosen}
          isLoading={!data && !error}
        />
      </form>
    </QuestionDialog>
  )
}
