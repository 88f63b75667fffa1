/** What stands for no choice in a form of filters; no filter has a value of this name. */
export const anyValue = "any";
