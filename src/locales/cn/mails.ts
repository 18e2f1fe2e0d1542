import type { Mails } from '../en/mails'

export const mails: Mails = {
  letters: {
    verify: {
      subject: '{{code}} 是您的 {{app}} 验证码',
      paragraphs: [
        '请输入以下验证码，完成邮箱验证：',
        '{{code}}',
        '验证码 10 分钟内有效，仅可使用一次。如果不是您本人注册，请忽略此邮件；没有验证码，注册不会生效。',
      ],
      action: '',
    },
    alreadyRegistered: {
      subject: '您已拥有 {{app}} 账户',
      paragraphs: [
        '有人尝试使用您的邮箱注册，而该邮箱已有账户。',
        '如果是您本人，请直接登录；忘记密码时可重新设置。如果不是您，请忽略此邮件，您的账户没有任何变化。',
      ],
      action: '登录',
    },
    reset: {
      subject: '{{code}} 是您的 {{app}} 验证码',
      paragraphs: [
        '请输入以下验证码，设置新密码：',
        '{{code}}',
        '验证码 10 分钟内有效，仅可使用一次。如果不是您本人操作，请忽略此邮件，您的密码不会改变。',
      ],
      action: '',
    },
    invitation: {
      subject: '诚邀您加入 {{app}}',
      paragraphs: [
        '{{inviter}}邀请您加入 {{app}}。',
        '{{message}}',
        '此邀请仅供 {{email}} 使用，有效期至 {{until}}。',
      ],
      action: '接受邀请',
    },
    welcome: {
      subject: '您的 {{app}} 账户',
      paragraphs: [
        '{{name}}，您好：',
        '我们已为您创建账户。请获取验证码并设置密码，之后即可使用 {{email}} 登录。',
      ],
      action: '设置密码',
    },
    approved: {
      subject: '您的账户已可使用',
      paragraphs: ['{{name}}，您好：', '您的账户已通过审核，现在可以登录。'],
      action: '登录',
    },
    passwordChanged: {
      subject: '您的密码已更改',
      paragraphs: [
        '{{name}}，您好：',
        '您的账户密码已更改，其他设备上的登录均已退出，API 密钥已撤销。',
        '如果不是您本人操作，请立即重新设置密码，并告知管理员。',
      ],
      action: '重新设置密码',
    },
    secondFactorOn: {
      subject: '两步验证已启用',
      paragraphs: [
        '{{name}}，您好：',
        '今后登录时需要输入身份验证器应用中的验证码。请妥善保管恢复码。',
        '如果不是您本人操作，请立即重新设置密码，并告知管理员。',
      ],
      action: '',
    },
    secondFactorOff: {
      subject: '两步验证已停用',
      paragraphs: [
        '{{name}}，您好：',
        '现在仅凭密码即可登录您的账户。',
        '如果不是您本人操作，请立即重新设置密码，并告知管理员。',
      ],
      action: '重新设置密码',
    },
    enquiry: {
      subject: '我们已收到您的来信',
      paragraphs: [
        '您好：',
        '感谢来信。我们会有人阅读，并回复到这个地址。',
        '如果您没有给我们写信，说明有人填写了您的邮箱，请忽略此邮件。',
      ],
      action: '',
    },
    comingSoon: {
      subject: '上线时我们会通知您',
      paragraphs: [
        '您好：',
        '您在我们的“即将推出”页面留下了这个邮箱。上线时我们会再写信给您，在此之前不会打扰。',
        '如果不是您本人操作，请通过网站的联系表单告诉我们，我们会删除这个邮箱。',
      ],
      action: '',
    },
    upgrade: {
      subject: '您在 {{app}} 的方案',
      paragraphs: [
        '您好：',
        '我们已登记您的升级：{{plan}}方案，{{billing}}，{{amount}}（不含税），使用尾号 {{last4}} 的卡。',
        '本站为演示：没有实际扣款。',
      ],
      action: '',
    },
    notice: {
      subject: '{{sentence}}',
      paragraphs: ['{{name}}，您好：', '{{sentence}}。', '您可以在账户的“通知”中选择接收哪些邮件。'],
      action: '打开',
    },
    document: {
      subject: '{{sender}} 的 {{title}}',
      paragraphs: [
        '您好：',
        '{{sender}} 向您发送了 {{title}}，已作为 PDF 附上，也可以在线打开：',
        '{{facts}}',
        '任何持有链接的人都可以打开。',
      ],
      action: '打开 {{title}}',
    },
    orderPlaced: {
      subject: '您的订单：{{title}}',
      paragraphs: [
        '您好：',
        '感谢您的订购。{{title}} 已作为附件附上，也可以在线打开：',
        '{{facts}}',
        '发货时我们会再次通知您。',
      ],
      action: '打开 {{title}}',
    },
    orderShipped: {
      subject: '已发货：{{title}}',
      paragraphs: ['您好：', '您的订单（或其中一部分）已经发出：', '{{facts}}', '商品清单见附件。'],
      action: '打开 {{title}}',
    },
    orderRefunded: {
      subject: '您的退款：{{title}}',
      paragraphs: ['您好：', '我们已为您的订单退款：', '{{facts}}', '到账可能需要几天时间。'],
      action: '打开 {{title}}',
    },
    firstReminder: {
      subject: '提醒：{{sender}} 的 {{title}}',
      paragraphs: [
        '您好：',
        '{{sender}} 的 {{title}} 已过到期日，可能被遗漏了，现再次附上：',
        '{{facts}}',
        '如果您已付款，则无需处理。',
      ],
      action: '打开 {{title}}',
    },
    secondReminder: {
      subject: '第二次提醒：{{sender}} 的 {{title}}',
      paragraphs: [
        '您好：',
        '{{sender}} 的 {{title}} 在首次提醒后仍未付清。请在七天内付款：',
        '{{facts}}',
        '如有疑问，请联系单据上的发件方。',
      ],
      action: '打开 {{title}}',
    },
    finalReminder: {
      subject: '最后提醒：{{sender}} 的 {{title}}',
      paragraphs: [
        '您好：',
        '{{sender}} 的 {{title}} 在多次提醒后仍未付清。请立即付款：',
        '{{facts}}',
        '这是最后一次提醒。',
      ],
      action: '打开 {{title}}',
    },
    eventInvited: {
      subject: '邀请：{{title}}，{{when}}',
      paragraphs: ['{{actor}} 邀请您参加“{{title}}”。', '{{facts}}', '{{description}}'],
      action: '答复',
    },
    eventChanged: {
      subject: '变更：{{title}}，{{when}}',
      paragraphs: ['{{actor}} 更改了“{{title}}”。', '{{facts}}', '{{description}}'],
      action: '答复',
    },
    eventCancelled: {
      subject: '取消：{{title}}，{{when}}',
      paragraphs: ['{{actor}} 取消了“{{title}}”，或不再邀请您参加。', '{{facts}}'],
      action: '',
    },
    eventAnswered: {
      subject: '{{answer}}：{{title}}，{{when}}',
      paragraphs: ['{{actor}} 答复了您对“{{title}}”的邀请：{{answer}}。', '{{facts}}'],
      action: '',
    },
  },
  event: { when: '时间', where: '地点', repeats: '此日程会重复。' },
  answers: { accepted: '已接受', tentative: '暂定接受', declined: '已拒绝', none: '未答复' },
  footer: '此邮件由 {{app}} 自动发送，请勿回复。',
  somebody: '管理员',
  plans: { grow: '成长', scale: '旗舰' },
  billings: { monthly: '按月付费', yearly: '按年付费' },
}
