import { whenSessionEnds } from '#base/session/session'

/** Which conversation is open in this tab; stored in the tab, so that a reload is no new opening. */
const name = 'chat open'

whenSessionEnds(() => sessionStorage.removeItem(name))

/** Whether a conversation was open when the page was reloaded. */
export const wasOpen = (conversation: string): boolean => sessionStorage.getItem(name) === conversation

export const keepOpen = (conversation: string): void => sessionStorage.setItem(name, conversation)

/** The user has left the conversation. */
export const forgetOpen = (): void => sessionStorage.removeItem(name)
