import type { ReplyTemplateContent } from "#domain/inquiries/reply-templates.ts";

/** What replies to inquiries begin with; staff change them in the back office. */
export const replyTemplates: ReplyTemplateContent[] = [
  {
    name: "感谢询盘 · Thank you",
    subject: {
      zh: "感谢您的咨询（{company}）",
      en: "Thank you for your inquiry – {company}",
      ar: "شكرًا على استفسارك – {company}",
    },
    body: {
      zh: "{name}，您好：\n\n感谢您对{company}的关注，您的留言我们已收到。\n\n为了给您准确的建议，请告诉我们项目的面积、使用场所和希望的交货时间。\n\n此致\n{sender}\n{company}",
      en: "Dear {name},\n\nThank you for your interest in {company}. We have received your message.\n\nSo that we can advise you precisely, please tell us the area of the project, what the room is used for and when you need the material.\n\nKind regards,\n{sender}\n{company}",
      ar: "السيد/السيدة {name}،\n\nتحية طيبة وبعد،\n\nنشكرك على اهتمامك بـ{company}، وقد وصلتنا رسالتك.\n\nلنقدّم لك المشورة الدقيقة، نرجو إفادتنا بمساحة المشروع واستخدام المكان وموعد التسليم المطلوب.\n\nمع أطيب التحيات،\n{sender}\n{company}",
    },
  },
  {
    name: "报价 · Quotation",
    subject: {
      zh: "报价：{product}",
      en: "Quotation: {product}",
      ar: "عرض سعر: {product}",
    },
    body: {
      zh: "{name}，您好：\n\n根据您的询盘，我们对{product}的报价如下：\n\n单价：\n最小起订量：\n交货期：\n报价有效期：30 天\n\n如需样品或技术资料，请直接回复本邮件。\n\n此致\n{sender}\n{company}",
      en: "Dear {name},\n\nAs you asked, here is our quotation for {product}:\n\nUnit price:\nMinimum order:\nLead time:\nValid for: 30 days\n\nIf you would like samples or technical documents, simply reply to this mail.\n\nKind regards,\n{sender}\n{company}",
      ar: "السيد/السيدة {name}،\n\nتحية طيبة وبعد،\n\nبناءً على طلبك، إليك عرض السعر الخاص بـ{product}:\n\nسعر الوحدة:\nالحد الأدنى للطلب:\nمدة التسليم:\nصلاحية العرض: 30 يومًا\n\nإذا رغبت في عينات أو وثائق فنية، يكفي الرد على هذه الرسالة.\n\nمع أطيب التحيات،\n{sender}\n{company}",
    },
  },
  {
    name: "寄送样品 · Samples",
    subject: {
      zh: "样品寄送：{product}",
      en: "Samples of {product}",
      ar: "عينات من {product}",
    },
    body: {
      zh: "{name}，您好：\n\n我们很乐意为您寄送{product}的样品。请回复收件人、详细地址和联系电话，我们将在两个工作日内寄出。\n\n此致\n{sender}\n{company}",
      en: "Dear {name},\n\nWe are glad to send you samples of {product}. Please reply with the recipient, the full address and a phone number for the courier; we ship within two working days.\n\nKind regards,\n{sender}\n{company}",
      ar: "السيد/السيدة {name}،\n\nتحية طيبة وبعد،\n\nيسعدنا إرسال عينات من {product} إليك. نرجو الرد باسم المستلم والعنوان الكامل ورقم هاتف لشركة الشحن، وسنرسلها خلال يومي عمل.\n\nمع أطيب التحيات،\n{sender}\n{company}",
    },
  },
];
