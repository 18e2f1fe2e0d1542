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

/** The settings of the page, from the cookies, which the boot script has already applied. */
export const readSettings = (): Settings => (settings ??= settingsFrom(document.cookie))

/** Changes one setting in all tabs and stores it for three days. */
export function changeSetting<Name extends SettingName>(name: Name, value: Settings[Name]): void {
  const next = { ...readSettings(), [name]: value }
  for (const each of settingNames) keep(each, String(next[each]), settingsLife)
  apply(next)
  notify(next)
}

/** Resets every setting to its default and removes the stored ones. */
export function resetSettings(): void {
  for (const name of settingNames) keep(name, '', 0)
  apply(defaultSettings)
  notify(defaultSettings)
}

/** Sends the settings to other tabs in cookie syntax; those may not see the new cookies yet. */
const notify = (now: Settings): void =>
  tabs()?.postMessage(settingNames.map((name) => `${name}=${now[name]}`).join('; '))

/** Calls back after each change of a setting; returns a function that unsubscribes. */
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

/** The channel to the other tabs; opened for the first change or subscription. */
function tabs(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined
  if (!channel) {
    channel = new BroadcastChannel('settings')
    channel.addEventListener('message', ({ data }) => apply(settingsFrom(String(data))))
  }
  return channel
}

/** Applies changes that are made in other tabs. */
export const followSettings = (): void => void tabs()
