import type { PageBlock } from "#domain/company/company-content.ts";

export const errors: PageBlock[] = [
  {
    page: "errors",
    block: "404.title",
    text: {
      zh: "页面出现错误：404",
      en: "Page error: 404",
      ar: "حدث خطأ في الصفحة: 404",
    },
  },
  {
    page: "errors",
    block: "404.text",
    text: {
      zh: "找不到您要访问的页面",
      en: "This page could not be found",
      ar: "تعذّر العثور على هذه الصفحة",
    },
  },
  {
    page: "errors",
    block: "404.lead",
    text: {
      zh: "它可能搬了家，也可能从来不在这里。试着搜索，或从这些栏目重新开始。",
      en: "It may have moved, or it may never have been here. Search for it, or start again from one of these sections.",
      ar: "ربما انتقلت، وربما لم تكن هنا قطّ. ابحث عنها، أو ابدأ من أحد هذه الأقسام.",
    },
  },
  {
    page: "errors",
    block: "404.search",
    text: {
      zh: "搜索全站",
      en: "Search the site",
      ar: "ابحث في الموقع",
    },
  },
  {
    page: "errors",
    block: "404.home",
    text: {
      zh: "回到首页",
      en: "Go to the home page",
      ar: "إلى الصفحة الرئيسية",
    },
  },
  {
    page: "errors",
    block: "500.title",
    text: {
      zh: "页面出现错误：500",
      en: "Page error: 500",
      ar: "حدث خطأ في الصفحة: 500",
    },
  },
  {
    page: "errors",
    block: "500.text",
    text: {
      zh: "是我们这边出了问题",
      en: "Something went wrong on our side",
      ar: "حدث خلل من جهتنا",
    },
  },
  {
    page: "errors",
    block: "500.lead",
    text: {
      zh: "错误已经记录下来。请稍后再试；急事请直接打热线。",
      en: "It has been recorded. Please try again in a moment, or call the hotline if it is urgent.",
      ar: "سُجّل الخلل. حاول بعد قليل، أو اتصل بالخط الساخن إن كان الأمر عاجلًا.",
    },
  },
  {
    page: "errors",
    block: "500.retry",
    text: {
      zh: "再试一次",
      en: "Try again",
      ar: "أعد المحاولة",
    },
  },
  {
    page: "errors",
    block: "503.title",
    text: {
      zh: "页面出现错误：503",
      en: "Page error: 503",
      ar: "حدث خطأ في الصفحة: 503",
    },
  },
  {
    page: "errors",
    block: "503.text",
    text: {
      zh: "网站正在维护",
      en: "The site is under maintenance",
      ar: "الموقع قيد الصيانة",
    },
  },
  {
    page: "errors",
    block: "503.lead",
    text: {
      zh: "几分钟后就会恢复，您已填写的内容留在浏览器里。",
      en: "It will be back in a few minutes. What you have typed is still in your browser.",
      ar: "سيعود خلال دقائق، وما كتبته محفوظ في متصفّحك.",
    },
  },
  {
    page: "errors",
    block: "fallback.text",
    text: {
      zh: "显示错误页面时又出现了错误",
      en: "An error occurred while showing the error page",
      ar: "حدث خطأ أثناء عرض صفحة الخطأ",
    },
  },
  {
    page: "errors",
    block: "fallback.action",
    text: {
      zh: "返回首页",
      en: "Go back to home",
      ar: "العودة إلى الصفحة الرئيسية",
    },
  },
];
