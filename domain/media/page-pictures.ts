/** Pictures that pages show by name, whatever the records say; a test keeps the list true. */
export const pagePictures: Record<string, string[]> = {
  "/": ["hero-1", "booth-scene-1", "factory-1", "office-desk-samples-1"],
  "/product.html": ["office-desk-samples-1"],
  "/programme.html": ["hero-3"],
  "/project.html": ["case-homecinema-3"],
  "/silencebooth.html": ["booth-m-2", "booth-scene-1", "booth-scene-2", "booth-xl-1"],
  "/akupanel.html": ["case-home-1", "office-desk-samples-1", "slat-oak-2"],
  "/pet.html": [
    ...["case-piano-4", "hero-2", "pet-baffle-2", "pet-flat-1", "pet-flat-2", "pet-groove-2"],
    "pet-hexagon-2",
  ],
  "/woodenPanel.html": [
    ...["grooved-walnut-1", "grooved-walnut-2", "hero-3", "perforated-oak-1", "perforated-oak-2"],
    ...["perforated-white-1", "perforated-white-2", "case-piano-3"],
  ],
  "/site/panelFactory.html": ["factory-1", "factory-2", "showroom-1", "slat-ash-2"],
  "/aboutUs.html": ["about-1", "factory-2"],
  "/aboutUs/honor.html": ["slat-walnut-2"],
  "/aboutUs/company.html": [
    ...["booth-scene-1", "case-piano-1", "factory-1", "factory-2", "perforated-oak-2"],
    ...["pet-flat-1", "showroom-1"],
  ],
  "/aboutUs/jidi.html": ["lab-1"],
  "/recruit": ["about-1", "factory-1", "lab-1", "showroom-1"],
  "/demo": ["case-office-1", "slat-oak-1"],
};

export function pagesWith({ id }: { id: string }): string[] {
  return Object.keys(pagePictures).filter((page) => pagePictures[page]?.includes(id));
}
