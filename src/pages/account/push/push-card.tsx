import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { notify } from '#base/toasts/notify'
import { messageOf } from '#providers/data/http/problem'
import { useCallEndpoint } from '#providers/data/endpoints/use-call-endpoint'
import { pushCalls, pushTopics, type PushTopic } from '#resources/users/push.wire'
import { AccountCard } from '../account-card'
import { canPush, isBlocked, knownEndpoint, subscribeBrowser, unsubscribeBrowser } from './push-browser'

interface PushState {
  readonly publicKey: string
  readonly topics: readonly PushTopic[]
}

/** What this browser shows while no page is open: the user chooses topics, and allows it in the browser. */
export function PushCard() {
  const { t } = useTranslation()
  const { state, error, reload, choose, isBusy } = usePush()
  const isPossible = canPush()
  return (
    <AccountCard title={t('push.title')} text={t('push.text')} error={error} onRetry={reload}>
      {isPossible ? (
        <>
          {isBlocked() && (
            <p role="note" className="quiet">
              {t('push.blocked')}
            </p>
          )}
          {pushTopics.map((topic) => (
            <div key={topic}>
              <FormControlLabel
                label={t(`push.topics.${topic}`)}
                control={
                  <Switch
                    checked={state?.topics.includes(topic) ?? false}
                    disabled={state === undefined || isBlocked()}
                    onChange={(_, isOn) => !isBusy && void choose(topic, isOn)}
                    slotProps={{ input: { role: 'switch' } }}
                  />
                }
              />
            </div>
          ))}
        </>
      ) : (
        <p role="note" className="quiet">
          {t('push.unsupported')}
        </p>
      )}
    </AccountCard>
  )
}

/** What this browser gets, and a function that changes it. */
function usePush() {
  const { t } = useTranslation()
  const call = useCallEndpoint()
  const [state, setState] = useState<PushState>()
  const [error, setError] = useState<unknown>()
  const [isBusy, setBusy] = useState(false)
  const [times, setTimes] = useState(0)
  useEffect(() => {
    if (!canPush()) return undefined
    let isLeft = false
    const read = async () => {
      const endpoint = await knownEndpoint()
      return call(pushCalls.push, endpoint === undefined ? {} : { endpoint })
    }
    read().then(
      (found) => {
        if (!isLeft) setState(found)
      },
      (problem: unknown) => {
        if (!isLeft) setError(problem)
      },
    )
    return () => {
      isLeft = true
    }
  }, [call, times])

  const store = async ({ publicKey }: PushState, topics: readonly PushTopic[]): Promise<void> => {
    if (topics.length === 0) {
      const endpoint = await unsubscribeBrowser()
      if (endpoint !== undefined) await call(pushCalls.unsubscribe, { endpoint })
    } else {
      const subscription = await subscribeBrowser(publicKey)
      if (!subscription) return notify({ message: t('push.refused'), variant: 'error' })
      await call(pushCalls.subscribe, { ...subscription, topics })
    }
    setState({ publicKey, topics })
  }
  const choose = async (topic: PushTopic, isOn: boolean): Promise<void> => {
    if (!state) return
    setBusy(true)
    const topics = pushTopics.filter((other) => (other === topic ? isOn : state.topics.includes(other)))
    await store(state, topics).catch((problem: unknown) =>
      notify({
        // The browser rejects where it cannot reach its push service.
        message: problem instanceof DOMException ? t('push.unavailable') : messageOf(problem),
        variant: 'error',
      }),
    )
    setBusy(false)
  }
  const reload = () => {
    setError(undefined)
    setTimes((before) => before + 1)
  }
  return { state, error, reload, choose, isBusy }
}
