/** An exchange of mails: its subject, and the paragraphs of each mail. */
export interface Letters {
  readonly subject: string
  readonly mails: readonly (readonly string[])[]
}

/** Mails from customers, partners and colleagues of a payments company. */
export const letters: readonly Letters[] = [
  {
    subject: 'Settlement report for {month}',
    mails: [
      [
        'the settlement report for {month} is ready: {count} payouts, {amount} in all, three of them returned by the receiving bank.',
        'The returned ones are marked in the table. Two have a wrong IBAN, the third account was closed.',
      ],
      [
        'thank you. Could you send me the two IBANs as they were entered? I will ask the customers for the right ones.',
      ],
      ['here they are. Please confirm before Thursday, so that they can go out with the next batch.'],
      ['both confirmed by telephone and corrected in the system.'],
    ],
  },
  {
    subject: 'Your quote for {count} card readers',
    mails: [
      [
        'as promised, our quote for {count} Pebble Plus readers: {amount} including charging stands, delivery within eight working days.',
        'The price holds for fourteen days. Firmware and support are included for two years.',
      ],
      ['can you do anything about the price of the stands? We have our own from the last roll-out.'],
      ['of course, without the stands it is nine per cent less. I attach the new quote.'],
      ['we accept. Please send the invoice to our office in {city}.'],
    ],
  },
  {
    subject: 'Invoice {invoice} is overdue',
    mails: [
      [
        'invoice {invoice} over {amount} was due last week, and we have not received a payment yet.',
        'If it has crossed with this mail, please forget it.',
      ],
      ['it was waiting for an approval here. It will be paid tomorrow morning.'],
      ['that is good to hear, thank you for the quick answer.'],
    ],
  },
  {
    subject: 'Meeting on {day} in {city}',
    mails: [
      [
        'shall we meet on {day} at ten in our office in {city}? I would like to go through the numbers of the quarter and the plan for the next one.',
        'An hour should do. There will be coffee.',
      ],
      ['ten is fine. I bring the figures of the card programme as well.'],
      ['perfect. Room 3, second floor.'],
      ['I arrive twenty minutes later, the train is delayed.'],
      ['no problem, we begin with the second item then.'],
    ],
  },
  {
    subject: 'Chargeback on an order of {amount}',
    mails: [
      [
        'the bank of the card holder has opened a chargeback on an order of {amount}: “goods not received”.',
        'Please send us the proof of delivery within {count} days, otherwise the amount is debited.',
      ],
      ['we have the signature of the courier. It is attached.'],
      ['received and forwarded. You hear from us as soon as the bank has decided.'],
    ],
  },
  {
    subject: 'New terminal for the shop in {city}',
    mails: [
      [
        'the terminal in our shop in {city} does not print any more. Paper is in it, the cover is closed.',
        'We write receipts by hand at the moment, so it would be good to hear from you soon.',
      ],
      [
        'a replacement is on its way and should arrive tomorrow before noon. Please put the old one into the same box, the label is inside.',
      ],
      ['it arrived at nine and works. Thank you!'],
    ],
  },
  {
    subject: 'Rates for {month}',
    mails: [
      [
        'these are the indicative rates for {month}. The spread on the large pairs goes down by two basis points from the first on.',
        'A quote can be locked for up to 24 hours, as before.',
      ],
      ['does that hold for forwards, too?'],
      ['for those up to 90 days, yes.'],
    ],
  },
  {
    subject: 'Welcome aboard',
    mails: [
      [
        'welcome to the team! Your desk is the one by the window on the second floor, your laptop is ready.',
        'On your first day we meet at nine at the reception. Bring an identity card for the badge.',
      ],
      ['thank you very much! Is there anything that I should read before?'],
      ['the handbook is in the files under “Start here”. Half an hour is enough.'],
    ],
  },
  {
    subject: 'Changes to the terms from the first of {month}',
    mails: [
      [
        'we have made our terms shorter and easier to read. What changes for you: refunds are free of charge, and payouts arrive one day earlier.',
        'You need not do anything. The new terms are attached.',
      ],
    ],
  },
  {
    subject: 'Question about card limits',
    mails: [
      [
        'is it possible to give an employee’s card a limit for each day rather than for the month? Our drivers spend very little, but sometimes all at once.',
      ],
      [
        'it is: open the card, choose “Limits”, and set the one for the day. The one for the month may stay empty.',
      ],
      ['that was easy. Thank you.'],
    ],
  },
  {
    subject: 'Trade fair in {city}: who is coming?',
    mails: [
      ['the stand is booked: hall 4, number {count}. Who can be there from {day} on?'],
      ['I can. Do we take the large screen?'],
      ['yes, and both demo terminals. I order the flyers today.'],
      ['then I come as well, for the first two days.'],
    ],
  },
  {
    subject: 'Your weekly summary',
    mails: [
      [
        'this week: {count} payments, {amount} received, no open disputes. The busiest hour was Friday between noon and one.',
        'Compared with the week before that is a little more in number and about the same in value.',
      ],
    ],
  },
]
