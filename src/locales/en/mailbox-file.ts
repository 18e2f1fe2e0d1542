/** The file of a mailbox (mbox). */
export const mailboxFile = {
  title: 'Import mails',
  help: 'From a file of another mail program (mbox, such as that of Gmail), with folders, stars, labels and attachments. Mails that are here already are skipped; rules are not applied.',
  file: 'File of a mailbox',
  choose: 'Choose a file',
  uploading: 'Uploading',
  started: 'The import has started. It continues while you do something else.',
  show: 'Show progress',
  exportTitle: 'Export mails',
  exportHelp: 'As a file that other mail programs read (mbox). It can be downloaded for seven days.',
  which: 'Which mails',
  all: 'All mails, with spam and trash',
  export: 'Export',
  exportStarted: 'The export has started.',
  showFile: 'Show the file',
} as const
