import { useSyncExternalStore } from 'react'
import {
  defaultSettings,
  settingAttributes,
  settingNames,
  settingsFrom,
  settingsLife,
  type SettingName,
  type Settings,
} from '../theme/settings'
import { createListeners } from './listeners'

const changes = createListeners()
let settings: Settings | undefined

/** The settings of the page: those of the cookies, which the page's first script has applied already. */
export const readSettings = (): Settings => (settings ??= settingsFrom(document.cookie))

/** Changes one setting, here, in the other tabs and for the next three days. */
export function changeSetting<Name extends SettingName>(name: Name, value: Settings[Name]): void {
  const next = { ...readSettings(), [name]: value }
  for (const each of settingNames) keep(each, String(next[each]), settingsLife)
  apply(next)
  notify(next)
}

/** Makes every setting what it is at first, and forgets what was kept. */
export function resetSettings(): void {
  for (const name of settingNames) keep(name, '', 0)
  apply(defaultSettings)
  notify(defaultSettings)
}

/** Other tabs are told the settings, as the cookies write them: they may not see the cookies yet. */
const notify = (now: Settings): void =>
  tabs()?.postMessage(settingNames.map((name) => `${name}=${now[name]}`).join('; '))

/** Calls back after each change of a setting; answers how to stop it. */
export const subscribeToSettings = changes.listen

/** The settings of the page. */
export const useSettings = (): Settings => useSyncExternalStore(subscribeToSettings, readSettings)

const keep = (name: SettingName, value: string, seconds: number): void => {
  document.cookie = `${name}=${value}; path=/; max-age=${seconds}; samesite=lax`
}

function apply(next: Settings): void {
  settings = next
  for (const name of settingNames)
    document.documentElement.setAttribute(settingAttributes[name], String(next[name]))
  changes.notify()
}

let channel: BroadcastChannel | undefined

/** The way to the other tabs; it is opened when the first change is made or followed. */
function tabs(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined
  if (!channel) {
    channel = new BroadcastChannel('settings')
    channel.addEventListener('message', ({ data }) => apply(settingsFrom(String(data))))
  }
  return channel
}

/** Keeps this tab at one with the others. */
export const followSettings = (): void => void tabs()
