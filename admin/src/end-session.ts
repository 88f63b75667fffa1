import { currentLanguage, defineTexts } from "./language.ts";

const texts = defineTexts({
  zh: { expired: "登录时间到期，请重新登录" },
  en: { expired: "Your session has expired, please sign in again" },
});

const shownFor = 1500;
let ending = false;

/** Says that the session is over, forgets it, and goes to the sign-in. However many calls fail, once. */
export function endSession() {
  if (ending) return;
  ending = true;
  try {
    localStorage.removeItem("token");
    // Signing in brings them back here.
    sessionStorage.setItem("return-to", location.pathname + location.search);
  } catch {
    // Nothing was kept.
  }
  const message = document.createElement("p");
  message.className = "session-over";
  message.role = "alert";
  message.textContent = texts[currentLanguage()].expired;
  document.body.append(message);
  setTimeout(() => location.assign("/login"), shownFor);
}
