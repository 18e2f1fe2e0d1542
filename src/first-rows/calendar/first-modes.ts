import type { CalendarMode } from '#screens/list-model/state/calendar-state'

/** The modes of a calendar that are rendered before the application has loaded. */
export const firstModes: readonly CalendarMode[] = ['month', 'agenda']
