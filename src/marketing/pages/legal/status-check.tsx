import type { SiteLanguage } from '#marketing/base/language'

const text = {
  en: {
    before: 'With JavaScript, this page checks it for you.',
    works: 'Everything works.',
    fails: 'The server responds, but something does not work at the moment.',
    silent: 'The server does not respond. Check your connection, or try again in a few minutes.',
    again: 'Check again',
  },
  cn: {
    before: '启用 JavaScript 后，本页会自动检查。',
    works: '一切正常。',
    fails: '服务器有应答，但目前部分功能不可用。',
    silent: '服务器没有应答。请检查网络连接，或几分钟后重试。',
    again: '重新检查',
  },
} as const

/** Whether the server and its database respond, which the browser finds out (`take-status.ts`). */
export function StatusCheck({ language }: { language: SiteLanguage }) {
  const { before, works, fails, silent, again } = text[language]
  return (
    <div className="status-check" data-island="status">
      <p role="status" data-works={works} data-fails={fails} data-silent={silent}>
        {before}
      </p>
      <button type="button" className="button" hidden>
        {again}
      </button>
    </div>
  )
}
