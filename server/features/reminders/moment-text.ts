import type { Language } from '#server/base/caller'

const tags: Record<Language, string> = { en: 'en-GB', cn: 'zh-CN' }

interface MomentOptions {
  readonly language: Language
  readonly zone: string
  readonly isWholeDay: boolean
}

/** When something starts, as in a message: the day, and the time unless it lasts whole days. In milliseconds. */
export function momentText(moment: number, { language, zone, isWholeDay }: MomentOptions): string {
  return new Intl.DateTimeFormat(tags[language], {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: zone,
    ...(!isWholeDay && { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
  }).format(moment)
}
