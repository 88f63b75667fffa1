import { m } from "#text";
import { ButtonLink, type ButtonLook, buttonClass } from "../ui/controls/button.tsx";
import { Link } from "../ui/controls/link.tsx";
import { Tag, TagLink } from "../ui/controls/tag.tsx";
import { Row, Specimen } from "./specimen.tsx";

const onPaper: ButtonLook[] = ["solid", "outline"];
const onMoss: ButtonLook[] = ["light", "outline-light"];

export function Controls() {
  return (
    <>
      <Specimen name="Button">
        <Row>
          {onPaper.map((look) => (
            <button key={look} type="button" className={buttonClass(look)}>
              {m.inquiry_send()}
            </button>
          ))}
          <button type="button" disabled className={buttonClass()}>
            {m.inquiry_sending()}
          </button>
          <ButtonLink to="/product.html">{m.nav_products()}</ButtonLink>
        </Row>
        <div className="mt-4 bg-moss p-6 text-paper">
          <Row>
            {onMoss.map((look) => (
              <ButtonLink key={look} to="/product.html" look={look}>
                {m.nav_products()}
              </ButtonLink>
            ))}
          </Row>
        </div>
      </Specimen>
      <Specimen name="Link">
        <p>
          <Link to="/product.html" className="underline decoration-oak underline-offset-4">
            {m.nav_products()}
          </Link>
        </p>
      </Specimen>
      <Specimen name="Tag">
        <Row>
          <Tag>{m.nav_akupanel()}</Tag>
          <Tag look="oak">{m.nav_silencebooth()}</Tag>
          <Tag look="moss">{m.nav_programme()}</Tag>
          <TagLink to="/project/office/1.html" count={26} chosen>
            {m.nav_project()}
          </TagLink>
          <TagLink to="/project/meeting/1.html" count={15}>
            {m.nav_project()}
          </TagLink>
        </Row>
      </Specimen>
    </>
  );
}
