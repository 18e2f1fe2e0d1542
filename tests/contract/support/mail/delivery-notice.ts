interface DeliveryNotice {
  readonly to: string
  readonly subject: string
  /** The message that could not be delivered, and to whom. */
  readonly messageId: string
  readonly recipient: string
  readonly action?: string
}

/** The source of a delivery status notification (RFC 3464), as mail servers write it. */
export const deliveryNotice = ({ to, subject, messageId, recipient, action = 'failed' }: DeliveryNotice) =>
  [
    'From: MAILER-DAEMON@elsewhere.example',
    `To: ${to}`,
    `Subject: ${subject}`,
    'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
    '',
    '--b',
    'Content-Type: text/plain',
    '',
    'Your mail could not be delivered.',
    '--b',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.elsewhere.example',
    '',
    `Final-Recipient: rfc822; ${recipient.toUpperCase()}`,
    `Action: ${action}`,
    'Status: 5.1.1',
    'Diagnostic-Code: smtp; 550 5.1.1 No such\u0007 user',
    '  here',
    '',
    '--b',
    'Content-Type: text/rfc822-headers',
    '',
    'Subject: Offer',
    `Message-ID: ${messageId}`,
    '',
    '--b--',
    '',
  ].join('\r\n')
